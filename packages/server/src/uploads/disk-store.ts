import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store'

const pageLength = 200

/** Moves a file, also from another disk: it is whole once it has its name. */
const move = async (path: string, target: string): Promise<void> => {
  try {
    await rename(path, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(path, `${target}.part`)
    await rename(`${target}.part`, target)
    await rm(path, { force: true })
  }
}

/** Files in a folder. */
export const createDiskStore = (folder: string): FileStore => ({
  async put(name, path) {
    await mkdir(folder, { recursive: true })
    await move(path, join(folder, name))
  },
  async get(name) {
    const file = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return file?.createReadStream() ?? null
  },
  delete: (name) => rm(join(folder, name), { force: true }),
  async *list(before) {
    const names = await readdir(folder).catch(() => [])
    for (let at = 0; at < names.length; at += pageLength) {
      const page = names.slice(at, at + pageLength)
      const found = await Promise.all(page.map((name) => stat(join(folder, name)).catch(() => null)))
      yield page.filter((_, index) => (found[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < before.getTime())
    }
  },
})
