import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '../http/api-error'
import type { Acceptance, Arriving, FileReceiver } from '../http/received-file'
import { hourMs } from '../time/durations'
import { createDiskStore } from './disk-store'
import type { FileStore } from './file-store'
import type { ImageType } from './image-type'
import { receiveFile } from './receive-file'
import { createRedraw, type Picture } from './redraw'

/** No upload takes this long: older files belong to a process that died. */
const abandonedAfterMs = hourMs

export interface Uploads extends FileReceiver {
  store: FileStore
  redraw(source: string, type: ImageType, owner: number): Promise<Picture>
  clearLeftovers(now: Date): Promise<void>
}

export interface UploadOptions {
  /** For incoming files, and for stored ones without another store. */
  folder: string
  store?: FileStore
  /** How many bytes of the folder's disk stay free. */
  keepFreeBytes?: number
  /** Reads how many bytes are free where a folder is. */
  freeBytesOf?: (folder: string) => Promise<number>
}

const freeOnDisk = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Keeps a floor of free space under everything that arrives at the same time: a file counts with its announced length, or else
 * with the largest, until it has arrived.
 */
const createFloor = (
  folder: string,
  keepFreeBytes: number,
  freeBytesOf: (folder: string) => Promise<number>,
) => {
  let expected = 0
  return {
    /** Counts a file; returns what ends that. Throws where the file would leave less free than the floor. */
    async reserve({ headers }: Arriving, { maxBytes }: Acceptance): Promise<() => void> {
      const announced = Number(headers.get('Content-Length') ?? maxBytes)
      const before = expected
      expected += announced
      const release = () => {
        expected -= announced
      }
      if (keepFreeBytes === 0) return release
      try {
        await mkdir(folder, { recursive: true })
        if ((await freeBytesOf(folder)) - before - announced < keepFreeBytes)
          throw new ApiError('FILE_STORE_FULL')
        return release
      } catch (error) {
        release()
        throw error
      }
    },
  }
}

export const createUploads = ({
  folder,
  store,
  keepFreeBytes = 0,
  freeBytesOf = freeOnDisk,
}: UploadOptions): Uploads => {
  const arriving = join(folder, 'arriving')
  const floor = createFloor(arriving, keepFreeBytes, freeBytesOf)
  return {
    store: store ?? createDiskStore(join(folder, 'files')),
    async receive(body, accepted) {
      const release = await floor.reserve(body, accepted)
      return receiveFile(body, { ...accepted, folder: arriving }).finally(release)
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
