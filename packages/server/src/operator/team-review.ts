import { getTeam, type Judgement, judgeTeam, type Team } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import type { CallAdmin } from './admin-client'
import { fromCaller } from './output'
import { writeStoredFile } from './stored-file'
import { teamName } from './team-columns'

/** Reads the version that the operator names; null where they name none. */
export const readVersion = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new StartError(`--version ${text} is no version. Write the number that registrations show tells.`)
  return Number(text)
}

const maxReason = 200

/** Reads the reason of a rejection, which the team sees. */
const readReason = (words: string[]): string => {
  const reason = words
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (reason === '' || [...reason].length > maxReason)
    throw new StartError(
      `A rejection needs a reason of ${maxReason} characters at most, which the team reads: registrations reject ID REASON`,
    )
  return reason
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns all versions of a registration, the newest first. */
export const requireTeam = async (call: CallAdmin, id = ''): Promise<[Team, ...Team[]]> => {
  if (!uuid.test(id))
    throw new StartError(`"${id}" is no registration. Give an id, as registrations list tells it.`)
  const [current, ...earlier] = await call(getTeam, { params: { id } })
  if (!current)
    throw new StartError(`There is no registration ${id}. registrations list tells which there are.`)
  return [current, ...earlier]
}

const refusal = (id: string, judgement: Exclude<Judgement, 'judged'>): StartError =>
  new StartError(
    judgement === 'changed'
      ? `Registration ${id} was changed meanwhile, and nothing was judged. Look at it with: pnpm operator registrations show ${id}`
      : `Registration ${id} is ${judgement}; only one that is 待审核 can be accepted or rejected.`,
  )

/** Accepts a submitted registration, or rejects it for a reason; with a version, only while that is the current one. */
export const judge = async (
  call: CallAdmin,
  id: string | undefined,
  versionText: string | undefined,
  reasonWords?: string[],
): Promise<string> => {
  const [team] = await requireTeam(call, id)
  const reason = reasonWords ? readReason(reasonWords) : null
  const version = readVersion(versionText)
  const judgement = await call(judgeTeam, { params: { id: team.id }, body: { reason, version } })
  if (judgement !== 'judged') throw refusal(team.id, judgement)
  return `${team.id} ${teamName(team)}: ${reason === null ? 'accepted' : 'rejected'}`
}

/** Writes a team's plan to a new file that only this user can read. */
export const takePlan = async (
  call: CallAdmin,
  store: FileStore,
  id: string | undefined,
  file = '',
): Promise<string> => {
  const [{ plan }] = await requireTeam(call, id)
  if (file === '') throw new StartError('Name the file to write: registrations plan ID FILE')
  if (!plan) throw new StartError(`Registration ${id} has no plan yet.`)
  await writeStoredFile(store, plan, fromCaller(file))
  return `${file} written: ${plan.name}`
}
