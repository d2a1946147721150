import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import type { Uploads } from '../../../uploads/uploads'
import { storeImage } from '../../file/service'
import { weighedParcels } from './tables'

/** Stores the picture of a parcel as a file of its sender. Resolves to its address. */
export const storePicture = async (
  uploads: Pick<Uploads, 'store' | 'redraw'>,
  encoded: string,
  sender: { db: Db; now: Date; userId: number },
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'chuhai-parcel-'))
  try {
    const path = join(folder, 'picture')
    await writeFile(path, Buffer.from(encoded, 'base64'), { mode: 0o600 })
    return await storeImage(uploads, path, sender)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns which of these files are pictures of parcels. */
export const findUsedWeighingPictures = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const rows = await db
    .select({ picture: weighedParcels.picture })
    .from(weighedParcels)
    .where(inArray(weighedParcels.picture, [...paths]))
  return new Set(rows.flatMap(({ picture }) => picture ?? []))
}

/** Removes the pictures of shipments; their files are deleted with the sender. */
export const forgetPictures = async (db: Db, shipments: SQLWrapper): Promise<void> => {
  await db.update(weighedParcels).set({ picture: null }).where(inArray(weighedParcels.shipment, shipments))
}
