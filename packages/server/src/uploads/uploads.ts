import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '../http/api-error'
import { createDiskStore } from './disk-store'
import type { FileStore } from './file-store'
import type { ImageType } from './image-type'
import { type Acceptance, type Arriving, type ReceivedFile, receiveFile } from './receive-file'
import { createRedraw, type Picture } from './redraw'

/** No upload takes this long: older files belong to a process that died. */
const abandonedAfterMs = 60 * 60 * 1000

export interface Uploads {
  store: FileStore
  /** Receives the file of a multipart body; the caller discards it. */
  receive(arriving: Arriving, accepted: Acceptance): Promise<ReceivedFile>
  redraw(source: string, type: ImageType, owner: number): Promise<Picture>
  clearLeftovers(now: Date): Promise<void>
}

export interface UploadOptions {
  /** For incoming files, and for stored ones without another store. */
  folder: string
  store?: FileStore
  /** How many bytes of the folder's disk stay free. */
  keepFreeBytes?: number
}

/** Refuses a file that would leave less free than the floor; one of unknown length needs the floor alone. */
const requireSpace = async (folder: string, keepFreeBytes: number, headers: Headers): Promise<void> => {
  if (keepFreeBytes === 0) return
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  const announced = Number(headers.get('Content-Length') ?? 0)
  if (bavail * bsize - announced < keepFreeBytes) throw new ApiError('FILE_STORE_FULL')
}

export const createUploads = ({ folder, store, keepFreeBytes = 0 }: UploadOptions): Uploads => {
  const arriving = join(folder, 'arriving')
  return {
    store: store ?? createDiskStore(join(folder, 'files')),
    async receive(body, accepted) {
      await requireSpace(arriving, keepFreeBytes, body.headers)
      return receiveFile(body, { ...accepted, folder: arriving })
    },
    redraw: createRedraw(),
    async clearLeftovers(now) {
      const names = await readdir(arriving).catch(() => [])
      for (const path of names.map((name) => join(arriving, name))) {
        const found = await stat(path).catch(() => null)
        if (found && now.getTime() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true })
      }
    },
  }
}
