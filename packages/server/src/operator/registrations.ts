import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Team, TeamFilter } from '../modules/competition/operator'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import type { AdminApi } from './admin-api'
import type { Column } from './output'
import { csvRow, csvStream, outputTo, textTable } from './output'
import { historyColumns, listColumns, memberColumns, personColumns, teamColumns } from './team-columns'
import { allTeams, type FilterOptions, readFilter } from './team-list'
import { accept, expectTeam, readTeamId, readVersion, reject, takePlan } from './team-review'

export interface RegistrationOptions extends FilterOptions {
  /** Whether an export has a row for each member. */
  members?: boolean
  out?: string
  /** The version that is to be shown, or that was looked at before it is judged. */
  version?: string
}

const tableOf = <T>(columns: readonly Column<T>[], rows: readonly T[]): string =>
  textTable(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ value }) => value(row))),
  )

/** Who was handed in first comes first. */
const list = async (admin: AdminApi, filter: TeamFilter): Promise<string> => {
  const teams: Team[] = []
  for await (const team of allTeams(admin, filter)) teams.push(team)
  const since = ({ submittedAt, savedAt }: Team) => submittedAt ?? savedAt
  const inOrder = teams.sort((a, b) => since(a).localeCompare(since(b)))
  return tableOf(listColumns, inOrder)
}

async function* teamRecords(admin: AdminApi, filter: TeamFilter) {
  for await (const team of allTeams(admin, filter)) yield csvRow(teamColumns, team)
}

async function* memberRecords(admin: AdminApi, filter: TeamFilter) {
  for await (const team of allTeams(admin, filter))
    for (const member of team.members) yield csvRow(memberColumns, { team, member })
}

const exportCsv = async (
  admin: AdminApi,
  { members, out, ...filter }: RegistrationOptions,
): Promise<string> => {
  const wanted = readFilter(filter)
  const [records, csv] = members
    ? [memberRecords(admin, wanted), csvStream(memberColumns)]
    : [teamRecords(admin, wanted), csvStream(teamColumns)]
  await pipeline(Readable.from(records), csv, outputTo(out), { end: out !== undefined })
  return out === undefined ? '' : `${out} written`
}

/** The registration as it stands, or as it stood, and everything that has become of it. */
const show = async (admin: AdminApi, id: string, version: number | null): Promise<string> => {
  const versions = await expectTeam(admin, id)
  const team = version === null ? versions[0] : versions.find((one) => one.version === version)
  if (!team) throw new StartError(`Registration ${id} has no version ${version}.`)
  const facts = teamColumns.map(({ title, value }) => [title, value(team)] as const)
  const [first = [], ...others] = facts.filter(([, value]) => value !== '')
  return [
    textTable(first, [...others, ['版本', String(team.version)]]),
    tableOf(
      personColumns,
      team.members.map((member) => ({ team, member })),
    ),
    tableOf(historyColumns, versions),
  ].join('\n\n')
}

/** Lists, exports, shows and judges the registrations of the competition, and takes out their plans. */
export const manageRegistrations = async (
  admin: AdminApi,
  [action = 'list', id, ...words]: string[],
  options: RegistrationOptions,
  store: FileStore,
): Promise<string> => {
  switch (action) {
    case 'list':
      return list(admin, readFilter(options))
    case 'export':
      return exportCsv(admin, options)
    case 'show':
      return show(admin, readTeamId(id), readVersion(options.version))
    case 'accept':
      return accept(admin, readTeamId(id), options.version)
    case 'reject':
      return reject(admin, readTeamId(id), words, options.version)
    case 'plan':
      return takePlan(admin, store, readTeamId(id), words[0])
    default:
      throw new StartError(
        `registrations ${action} is not known. Use list, export, show, accept, reject or plan.`,
      )
  }
}
