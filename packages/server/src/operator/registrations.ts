import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Team } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { action, type Command } from './command'
import { count, flag, limit, out, version } from './options'
import { csvRow, csvStream, limitedTable, outputTo, tableOf, textTable } from './output'
import { idWord } from './short-id'
import { historyColumns, listColumns, memberColumns, personColumns, teamColumns } from './team-columns'
import { allTeams, teamFilter } from './team-list'
import { judge, requireTeam, takePlan } from './team-review'
import { file, reason } from './words'

const id = idWord('registration')

async function* memberRecords(teams: AsyncIterable<Team>) {
  for await (const team of teams)
    for (const member of team.members) yield csvRow(memberColumns, { team, member })
}

async function* teamRecords(teams: AsyncIterable<Team>) {
  for await (const team of teams) yield csvRow(teamColumns, team)
}

/** Prints the current or a given version of a registration, and its history. */
const show = action({
  about: '一份报名：成员与每次改动',
  words: { id },
  options: { version: count('版本', '看从前的哪一个版本') },
  example: 'registrations show 5f0c2a9e',
  async run({ id }, { call, options: { version } }) {
    const versions = await requireTeam(call, id)
    const team = version === undefined ? versions[0] : versions.find((one) => one.version === version)
    if (!team) throw new StartError(`报名 ${id} 没有第 ${version} 版。`)
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
  },
})

const exportTeams = action({
  about: '导出报名，每队一行，CSV',
  options: { members: flag('每人一行'), ...teamFilter, out },
  example: 'registrations export --members --out members.csv',
  async run(_, { call, options }) {
    const { members, out } = options
    const teams = allTeams(call, options)
    const [records, csv] = members
      ? [memberRecords(teams), csvStream(memberColumns)]
      : [teamRecords(teams), csvStream(teamColumns)]
    await pipeline(Readable.from(records), csv, outputTo(out), { end: out !== undefined })
    return out === undefined ? '' : `${out} 已写好`
  },
})

/** The registrations of the competition, their review and their plans. */
export const registrations: Command = {
  about: '麒麟杯的报名：列表、审核、计划书',
  actions: {
    list: action({
      about: '列出报名，先提交的在前',
      options: { ...teamFilter, limit },
      example: 'registrations list --status 待审核 --zone 东部',
      async run(_, { call, options }) {
        const teams: Team[] = []
        for await (const team of allTeams(call, options)) teams.push(team)
        const since = ({ submittedAt, savedAt }: Team) => submittedAt ?? savedAt
        teams.sort((a, b) => since(a).localeCompare(since(b)))
        return limitedTable(listColumns, teams, options.limit)
      },
    }),
    export: exportTeams,
    show,
    accept: action({
      about: '通过',
      words: { id },
      options: { version },
      example: 'registrations accept 5f0c2a9e',
      run: ({ id }, { call, options }) => judge(call, id, options.version),
    }),
    reject: action({
      about: '不通过；原因给团队看',
      words: { id, reason: reason(200, '团队会看到') },
      options: { version },
      example: 'registrations reject 5f0c2a9e 项目与公司不符',
      run: ({ id, reason }, { call, options }) => judge(call, id, options.version, reason),
    }),
    plan: action({
      about: '取出计划书，写进一个新的文件',
      words: { id, file: file('一个新的文件，只有当前用户能读') },
      example: 'registrations plan 5f0c2a9e plan.pdf',
      run: ({ id, file }, { call, store }) => takePlan(call, store, id, file),
    }),
  },
}
