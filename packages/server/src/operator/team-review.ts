import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Judgement, Team } from '../modules/competition/operator'
import { nameOfPath } from '../modules/file/service'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import type { AdminApi } from './admin-api'
import { fromCaller } from './output'
import { teamName } from './team-columns'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const readTeamId = (text = ''): string => {
  if (!uuid.test(text))
    throw new StartError(`"${text}" is no registration. Give an id, as registrations list tells it.`)
  return text
}

/** The version that the operator means; null where they name none. */
export const readVersion = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new StartError(`--version ${text} is no version. Write the number that registrations show tells.`)
  return Number(text)
}

const unknownTeam = (id: string): StartError =>
  new StartError(`There is no registration ${id}. registrations list tells which there are.`)

/** All versions of a registration that there is, the newest first. */
export const expectTeam = async (admin: AdminApi, id: string): Promise<[Team, ...Team[]]> => {
  const [current, ...earlier] = await admin.team(id)
  if (!current) throw unknownTeam(id)
  return [current, ...earlier]
}

const maxReason = 200

const requireJudged = (id: string, judgement: Judgement): void => {
  if (judgement === 'judged') return
  if (judgement === 'unknown') throw unknownTeam(id)
  if (judgement === 'changed')
    throw new StartError(
      `Registration ${id} was changed meanwhile, and nothing was judged. Look at it with: pnpm operator registrations show ${id}`,
    )
  throw new StartError(
    `Registration ${id} is ${judgement}; only one that is 待审核 can be accepted or rejected.`,
  )
}

const judge = async (
  admin: AdminApi,
  id: string,
  reason: string | null,
  version?: string,
): Promise<string> => {
  requireJudged(id, await admin.judgeTeam(id, { reason, version: readVersion(version) }))
  const [team] = await expectTeam(admin, id)
  return `${id} ${teamName(team)}: ${reason === null ? 'accepted' : 'rejected'}`
}

/** Accepts a registration that waits to be judged; with a version, only if that is still what there is. */
export const accept = (admin: AdminApi, id: string, version?: string): Promise<string> =>
  judge(admin, id, null, version)

/** Rejects one, for a reason that the team reads. */
export const reject = async (
  admin: AdminApi,
  id: string,
  words: string[],
  version?: string,
): Promise<string> => {
  const reason = words
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (reason === '' || [...reason].length > maxReason)
    throw new StartError(
      `A rejection needs a reason of ${maxReason} characters at most, which the team reads: registrations reject ID REASON`,
    )
  return judge(admin, id, reason, version)
}

/** Writes a team's plan where only this user can read it, and over nothing. */
export const takePlan = async (admin: AdminApi, store: FileStore, id: string, file = ''): Promise<string> => {
  if (file === '') throw new StartError('Name the file to write: registrations plan ID FILE')
  const [{ plan }] = await expectTeam(admin, id)
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
