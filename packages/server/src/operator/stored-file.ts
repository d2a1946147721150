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
  if (!bytes) throw new StartError(`存储里没有 ${name}。请在 DATA_DIR 或 S3_BUCKET 与服务相同的地方运行。`)
  await pipeline(bytes, createWriteStream(target, { mode: 0o600, flags: 'wx' })).catch(
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') await rm(target, { force: true })
      throw new StartError(`没能写 ${target}：${error.message}`)
    },
  )
}
