import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store'

/** Files in a folder; what is put has to lie on the same disk. */
export const createDiskStore = (folder: string): FileStore => ({
  async put(name, path) {
    await mkdir(folder, { recursive: true })
    await rename(path, join(folder, name))
  },
  async get(name) {
    const file = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return file?.createReadStream() ?? null
  },
  delete: (name) => rm(join(folder, name), { force: true }),
})
