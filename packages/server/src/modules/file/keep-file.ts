import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Db } from '../../database/db'
import { imageTypeOf } from '../../uploads/image-type'
import { storeTrouble } from '../../uploads/store-trouble'
import type { Uploads } from '../../uploads/uploads'
import { nameOf, pathOf, type StoredFile } from './service'
import { files } from './tables'

/** Draws an image anew and stores it for a user; the row comes last, so that what has one is whole. */
export const keepFile = async (
  uploads: Uploads,
  path: string,
  { db, now, userId }: { db: Db; now: Date; userId: number },
): Promise<string> => {
  const type = await imageTypeOf(path)
  const picture = await uploads.redraw(path, type)
  const file: StoredFile = {
    id: randomBytes(32).toString('base64url'),
    userId,
    mediaType: type,
    name: null,
    bytes: picture.bytes,
    width: picture.width,
    height: picture.height,
    createdAt: now,
  }
  try {
    await uploads.store.put(nameOf(file), picture.path, type)
    await db.insert(files).values(file)
    return pathOf(file)
  } catch (error) {
    await uploads.store.delete(nameOf(file)).catch(() => {})
    throw storeTrouble(error)
  } finally {
    await rm(picture.path, { force: true })
  }
}
