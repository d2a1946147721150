import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { nameOfPath } from '../modules/file/address'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import type { Desk } from './desk'
import { expectTeam } from './expect-team'
import { fromCaller } from './output'

/** Writes a team's plan where only this user can read it, and over nothing. */
export const takePlan = async (desk: Desk, store: FileStore, id: string, file = ''): Promise<string> => {
  if (file === '') throw new StartError('Name the file to write: registrations plan ID FILE')
  const [{ plan }] = await expectTeam(desk, id)
  if (!plan) throw new StartError(`Registration ${id} has no plan yet.`)
  const bytes = await store.get(nameOfPath(plan.path))
  if (!bytes)
    throw new StartError(
      `The plan ${plan.name} is not in the store. Run the command where DATA_DIR or S3_BUCKET is that of the server.`,
    )
  const target = fromCaller(file)
  await pipeline(bytes, createWriteStream(target, { mode: 0o600, flags: 'wx' })).catch(
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') await rm(target, { force: true })
      throw new StartError(`${file} was not written: ${error.message}`)
    },
  )
  return `${file} written: ${plan.name}`
}
