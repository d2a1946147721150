import { buffer } from 'node:stream/consumers'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { FileStore } from '../../uploads/file-store'
import { findImage, nameOf, pathOf } from '../file/service'

/** The path of an image that the caller has uploaded. */
export const requireOwnImage = async (db: Db, userId: number, address: string): Promise<string> => {
  const file = await findImage(db, address)
  if (file?.userId !== userId) throw new ApiError('AI_IMAGE_UNKNOWN')
  return pathOf(file)
}

/** An image as an address that holds it, for a model that cannot fetch it; true where it is not to be had. */
export const readImage = async (db: Db, store: FileStore, path: string): Promise<string | true> => {
  try {
    const file = await findImage(db, path)
    const bytes = file && (await store.get(nameOf(file)))
    return bytes ? `data:${file.mediaType};base64,${(await buffer(bytes)).toString('base64')}` : true
  } catch {
    return true
  }
}
