import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store'
import { storeTrouble } from './store-trouble'

/** Files in a folder; what is put has to lie on the same disk. */
export const createDiskStore = (folder: string): FileStore => ({
  async put(name, path) {
    try {
      await mkdir(folder, { recursive: true })
      await rename(path, join(folder, name))
    } catch (error) {
      throw storeTrouble(error)
    }
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
