import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Judgement, Team, TeamFilter } from '../modules/competition/registration/review'
import { nameOfPath } from '../modules/file/address'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import { allTeams } from './all-teams'
import type { Column } from './column'
import { csvRow, csvStream } from './csv'
import type { Desk } from './desk'
import { fromCaller, outputTo } from './output'
import { textTable } from './table'
import {
  historyColumns,
  listColumns,
  memberColumns,
  personColumns,
  teamColumns,
  teamName,
} from './team-columns'
import { type FilterOptions, readFilter } from './team-filter'

export interface RegistrationOptions extends FilterOptions {
  /** Whether an export has a row for each member. */
  members?: boolean
  out?: string
  /** The version that was looked at. */
  version?: string
}

const maxReason = 200
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const tableOf = <T>(columns: readonly Column<T>[], rows: readonly T[]): string =>
  textTable(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ value }) => value(row))),
  )

const list = async (desk: Desk, filter: TeamFilter): Promise<string> => {
  const teams: Team[] = []
  for await (const team of allTeams(desk, filter)) teams.push(team)
  const since = ({ submittedAt, savedAt }: Team) => submittedAt ?? savedAt
  return tableOf(
    listColumns,
    teams.sort((a, b) => since(a).localeCompare(since(b))),
  )
}

async function* teamRecords(desk: Desk, filter: TeamFilter) {
  for await (const team of allTeams(desk, filter)) yield csvRow(teamColumns, team)
}

async function* memberRecords(desk: Desk, filter: TeamFilter) {
  for await (const team of allTeams(desk, filter))
    for (const member of team.members) yield csvRow(memberColumns, { team, member })
}

/** One row for each team, or for each member. */
const exportCsv = async (desk: Desk, { members, out, ...filter }: RegistrationOptions): Promise<string> => {
  const wanted = readFilter(filter)
  const [records, csv] = members
    ? [memberRecords(desk, wanted), csvStream(memberColumns)]
    : [teamRecords(desk, wanted), csvStream(teamColumns)]
  await pipeline(Readable.from(records), csv, outputTo(out), { end: out !== undefined })
  return out === undefined ? '' : `${out} written`
}

const readId = (text = ''): string => {
  if (!uuid.test(text))
    throw new StartError(`"${text}" is no registration. Give an id, as registrations list tells it.`)
  return text
}

const unknown = (id: string) =>
  new StartError(`There is no registration ${id}. registrations list tells which there are.`)

const expectTeam = async (desk: Desk, id: string): Promise<[Team, ...Team[]]> => {
  const [current, ...earlier] = await desk.team(id)
  if (!current) throw unknown(id)
  return [current, ...earlier]
}

const show = async (desk: Desk, id: string): Promise<string> => {
  const [team, ...earlier] = await expectTeam(desk, id)
  const [first, ...others] = teamColumns
    .map(({ title, value }) => [title, value(team)] as const)
    .filter(([, value]) => value !== '')
  const members = team.members.map((member) => ({ team, member }))
  return [
    textTable(first ?? [], [...others, ['版本', String(team.version)]]),
    tableOf(personColumns, members),
    tableOf(historyColumns, [team, ...earlier]),
  ].join('\n\n')
}

const readVersion = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new StartError(`--version ${text} is no version. Write the number that registrations show tells.`)
  return Number(text)
}

const requireJudged = (id: string, judgement: Judgement): void => {
  if (judgement === 'judged') return
  if (judgement === 'unknown') throw unknown(id)
  if (judgement === 'changed')
    throw new StartError(
      `Registration ${id} was changed meanwhile, and nothing was judged. Look at it with: pnpm operator registrations show ${id}`,
    )
  throw new StartError(
    `Registration ${id} is ${judgement}; only one that is 待审核 can be accepted or rejected.`,
  )
}

const judge = async (
  desk: Desk,
  id: string,
  verdict: { reason: string | null; version: number | null },
): Promise<string> => {
  requireJudged(id, await desk.judgeTeam(id, verdict))
  const [team] = await expectTeam(desk, id)
  return `${id} ${teamName(team)}: ${verdict.reason === null ? 'accepted' : 'rejected'}`
}

const readReason = (words: string[]): string => {
  const reason = words.join(' ').replace(/\s+/g, ' ').trim()
  if (reason === '' || [...reason].length > maxReason)
    throw new StartError(
      `A rejection needs a reason of ${maxReason} characters at most, which the team reads: registrations reject ID REASON`,
    )
  return reason
}

/** Writes the plan where only this user can read it, and over nothing. */
const takePlan = async (desk: Desk, store: FileStore, id: string, file = ''): Promise<string> => {
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

/** Lists, exports, shows and judges the registrations of the competition, and takes out their plans. */
export const manageRegistrations = async (
  desk: Desk,
  [action = 'list', id, ...words]: string[],
  options: RegistrationOptions,
  store: FileStore,
): Promise<string> => {
  switch (action) {
    case 'list':
      return list(desk, readFilter(options))
    case 'export':
      return exportCsv(desk, options)
    case 'show':
      return show(desk, readId(id))
    case 'accept':
      return judge(desk, readId(id), { reason: null, version: readVersion(options.version) })
    case 'reject':
      return judge(desk, readId(id), {
        reason: readReason(words),
        version: readVersion(options.version),
      })
    case 'plan':
      return takePlan(desk, store, readId(id), words[0])
    default:
      throw new StartError(
        `registrations ${action} is not known. Use list, export, show, accept, reject or plan.`,
      )
  }
}
