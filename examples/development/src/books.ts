import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const readBooks = async <Books>(file: string, empty: Books): Promise<Books> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty
    throw error
  }
}

/** Keeps what a service knows in memory and in a file; without a file, in memory alone. */
export const openBooks = async <Books extends object>(file: string | null, empty: Books) => {
  const books = file ? await readBooks(file, empty) : empty
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    if (!file) return
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, JSON.stringify(books), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return {
    ...books,
    /** Resolves once all changes so far are on the disk. */
    save() {
      writing = writing.then(write)
      return writing
    },
  }
}
