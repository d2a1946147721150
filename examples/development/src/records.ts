import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const readRecords = async <Records>(file: string, empty: Records): Promise<Records> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty
    throw error
  }
}

/** Keeps the records of a service in memory and in a JSON file; `null` is for memory alone. */
export const openRecords = async <Records extends object>(file: string | null, empty: Records) => {
  const records = file ? await readRecords(file, empty) : empty
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    if (!file) return
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, JSON.stringify(records), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return {
    ...records,
    /** Resolves once all changes so far are in the file. */
    save() {
      writing = writing.then(write)
      return writing
    },
  }
}
