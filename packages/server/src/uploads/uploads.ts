import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStore } from './disk-store'
import type { FileStore } from './file-store'
import type { ImageType } from './image-type'
import { type Acceptance, type Arriving, type ReceivedFile, receiveFile } from './receive-file'
import { createRedraw, type Picture } from './redraw'

/** No upload is under way for so long: what is older was left behind by a process that died. */
const leftBehindMs = 60 * 60 * 1000

export interface Uploads {
  store: FileStore
  /** Takes the file out of a multipart body; whoever asked discards it. */
  receive(arriving: Arriving, accepted: Acceptance): Promise<ReceivedFile>
  redraw(source: string, type: ImageType): Promise<Picture>
  clearLeftovers(now: Date): Promise<void>
}

export interface UploadOptions {
  /** Holds the files, unless they are stored elsewhere, and what is arriving. */
  folder: string
  store?: FileStore
}

export const createUploads = ({ folder, store }: UploadOptions): Uploads => {
  const arriving = join(folder, 'arriving')
  return {
    store: store ?? createDiskStore(join(folder, 'files')),
    receive: (body, accepted) => receiveFile(body, { ...accepted, folder: arriving }),
    redraw: createRedraw(),
    async clearLeftovers(now) {
      const names = await readdir(arriving).catch(() => [])
      for (const path of names.map((name) => join(arriving, name))) {
        const found = await stat(path).catch(() => null)
        if (found && now.getTime() - found.mtimeMs > leftBehindMs) await rm(path, { force: true })
      }
    },
  }
}
