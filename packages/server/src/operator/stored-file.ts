import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { nameOfPath } from '../modules/file/service'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'

/** Writes an uploaded file to a new file that only this user can read. */
export const writeStoredFile = async (
  store: FileStore,
  { path, name }: { path: string; name: string },
  target: string,
): Promise<void> => {
  const bytes = await store.get(nameOfPath(path))
  if (!bytes)
    throw new StartError(
      `${name} is not in the store. Run the command where DATA_DIR or S3_BUCKET is that of the server.`,
    )
  await pipeline(bytes, createWriteStream(target, { mode: 0o600, flags: 'wx' })).catch(
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') await rm(target, { force: true })
      throw new StartError(`${target} was not written: ${error.message}`)
    },
  )
}
