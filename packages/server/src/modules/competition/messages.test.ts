import { cupReminderDays } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addEdition, newTeam } from '../../testing/team'
import { startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { dayMs } from '../../time/durations'
import { remindOfDeadlines } from './deadline'
import { judgeTeam, listTeams } from './operator'
import { editions } from './tables'

const server = startTestApp()

const teamIn = async (edition: number, isSubmitted: boolean) => {
  const team = await newTeam(server, edition)
  await team.save(0)
  if (isSubmitted) await team.submit(1)
  const userId = Number(team.who.user.id)
  const judge = async (reason: string | null) => {
    const teams = await listTeams(server.db, { rows: 10_000 })
    const id = teams.find((one) => one.userId === userId)?.id ?? ''
    return judgeTeam(server.db, id, { reason, version: null }, new Date())
  }
  return { ...team, judge, told: () => toldTo(server.db, userId) }
}

it('a team is told of the decision, and of one that is taken twice at once only once', async () => {
  const edition = await addEdition(server.db)
  const team = await teamIn(edition, true)
  await Promise.all([team.judge('指导教师的手机号有误'), team.judge('指导教师的手机号有误')])
  expect(await team.told()).toEqual([
    {
      kind: 'competition.rejected',
      values: {
        edition: `第 ${edition} 届`,
        page: '/kylinCup/kycup',
        project: '竹家具出海',
        reason: '指导教师的手机号有误',
      },
    },
  ])
  const other = await teamIn(edition, true)
  await other.judge(null)
  expect((await other.told()).map(({ kind }) => kind)).toEqual(['competition.accepted'])
})

it('teams that are not submitted are reminded once before the sign-up closes, and again where it is moved', async () => {
  const toDay = 10
  const edition = await addEdition(server.db, { toDay })
  const [open, submitted] = [await teamIn(edition, false), await teamIn(edition, true)]
  const at = (days: number) => new Date(Date.now() + days * dayMs)
  await remindOfDeadlines(server.db, at(toDay - cupReminderDays - 1))
  expect(await open.told()).toEqual([])
  const near = at(toDay - cupReminderDays + 1)
  await Promise.all([remindOfDeadlines(server.db, near), remindOfDeadlines(server.db, near)])
  const [reminder, ...others] = await open.told()
  expect([reminder?.kind, others]).toEqual(['competition.deadline', []])
  await server.db
    .update(editions)
    .set({ closesAt: at(toDay + 10) })
    .where(eq(editions.id, edition))
  await remindOfDeadlines(server.db, near)
  expect(await open.told()).toHaveLength(1)
  await remindOfDeadlines(server.db, at(toDay + 9))
  expect(await open.told()).toHaveLength(2)
  expect(await submitted.told()).toEqual([])
})
