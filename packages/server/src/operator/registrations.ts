import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Team } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { type CommandContext, commandOf } from './command'
import { csvRow, csvStream, outputTo, tableOf, textTable } from './output'
import { historyColumns, listColumns, memberColumns, personColumns, teamColumns } from './team-columns'
import { allTeams } from './team-list'
import { judge, readVersion, requireTeam, takePlan } from './team-review'

async function* memberRecords(teams: AsyncIterable<Team>) {
  for await (const team of teams)
    for (const member of team.members) yield csvRow(memberColumns, { team, member })
}

async function* teamRecords(teams: AsyncIterable<Team>) {
  for await (const team of teams) yield csvRow(teamColumns, team)
}

/** Prints the current or a given version of a registration, and its history. */
const show = async (id: string | undefined, { call, options }: CommandContext): Promise<string> => {
  const version = readVersion(options.version)
  const versions = await requireTeam(call, id)
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

/** The registrations of the competition, their review and their plans. */
export const registrations = commandOf('registrations', {
  /** The first submitted comes first. */
  'list [--edition ID] [--status STATUS] [--track TRACK] [--zone ZONE]': async (_, { call, options }) => {
    const teams: Team[] = []
    for await (const team of allTeams(call, options)) teams.push(team)
    const since = ({ submittedAt, savedAt }: Team) => submittedAt ?? savedAt
    return tableOf(
      listColumns,
      teams.sort((a, b) => since(a).localeCompare(since(b))),
    )
  },
  'export [--members] [--out FILE] [and what list takes]': async (_, { call, options }) => {
    const { members, out } = options
    const teams = allTeams(call, options)
    const [records, csv] = members
      ? [memberRecords(teams), csvStream(memberColumns)]
      : [teamRecords(teams), csvStream(teamColumns)]
    await pipeline(Readable.from(records), csv, outputTo(out), { end: out !== undefined })
    return out === undefined ? '' : `${out} written`
  },
  'show ID [--version NUMBER]': ([id], context) => show(id, context),
  'accept ID [--version NUMBER]': ([id], { call, options }) => judge(call, id, options.version),
  'reject ID REASON [--version NUMBER]': ([id, ...words], { call, options }) =>
    judge(call, id, options.version, words),
  'plan ID FILE': ([id, file], { call, store }) => takePlan(call, store, id, file),
})
