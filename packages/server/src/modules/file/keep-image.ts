import { rm } from 'node:fs/promises'
import type { Db } from '../../database/db'
import { imageTypeOf } from '../../uploads/image-type'
import type { Uploads } from '../../uploads/uploads'
import { storeFile } from './store-file'

/** Draws an image anew and stores it for a user. */
export const keepImage = async (
  { store, redraw }: Uploads,
  source: string,
  { db, now, userId }: { db: Db; now: Date; userId: number },
): Promise<string> => {
  const mediaType = await imageTypeOf(source)
  const { path, ...picture } = await redraw(source, mediaType, userId)
  try {
    return await storeFile({ db, now, store }, path, { userId, mediaType, name: null, ...picture })
  } finally {
    await rm(path, { force: true })
  }
}
