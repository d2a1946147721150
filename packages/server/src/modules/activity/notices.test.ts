import type { SignUp } from '@chuhai/contract/activity'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addActivity, changeActivity, newVisitor } from '../../testing/activity'
import { startTestApp } from '../../testing/test-app'
import { kindsTold, toldTo } from '../../testing/told'
import { dayMs, hourMs } from '../../time/durations'
import { publications } from '../publication/tables'
import { tellOfActivities } from './notices'

const server = startTestApp()
const days = (count: number) => new Date(Date.now() + count * dayMs)

const kindsOf = async ({ userId }: { userId: number }) =>
  (await kindsTold(server.db, userId)).filter((kind) => kind !== 'activity.confirmed')

it('those who come are reminded three days before and the day before, each once, and those who wait are not', async () => {
  const id = await addActivity(server.db, { seats: 1, inDays: 10 })
  const [comes, waits] = [await newVisitor(server), await newVisitor(server)]
  await comes.signUp(id)
  await waits.signUp(id, { waits: true })
  for (const day of [1, 6]) await tellOfActivities(server.db, days(day))
  expect(await kindsOf(comes)).toEqual([])
  const near = days(7)
  await Promise.all([tellOfActivities(server.db, near), tellOfActivities(server.db, near)])
  await tellOfActivities(server.db, days(8))
  expect(await kindsOf(comes)).toEqual(['activity.soon'])
  for (const day of [9, 9.5]) await tellOfActivities(server.db, days(day))
  expect(await kindsOf(comes)).toEqual(['activity.soon', 'activity.soon'])
  expect(await kindsOf(waits)).toEqual([])
})

it('nobody is reminded at once of what they have just signed up for', async () => {
  const id = await addActivity(server.db, { inDays: 2.5 })
  const visitor = await newVisitor(server)
  await visitor.signUp(id)
  await tellOfActivities(server.db, new Date())
  expect(await kindsOf(visitor)).toEqual([])
})

it('another time or place is told once to all who come and who wait', async () => {
  const id = await addActivity(server.db, { seats: 1, inDays: 20 })
  const [comes, waits, left] = [await newVisitor(server), await newVisitor(server), await newVisitor(server)]
  await comes.signUp(id)
  for (const visitor of [waits, left]) await visitor.signUp(id, { waits: true })
  await left.giveBack(id)
  const startsAt = days(22)
  await changeActivity(server.db, id, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    place: '新馆',
  })
  for (let times = 0; times < 2; times += 1) await tellOfActivities(server.db, new Date())
  for (const visitor of [comes, waits]) expect(await kindsOf(visitor)).toEqual(['activity.moved'])
  expect(await kindsOf(left)).toEqual([])
  const told = (await toldTo(server.db, comes.userId)).at(-1)
  expect(told?.values).toMatchObject({ at: startsAt.toISOString(), place: '杭州 · 新馆' })
  expect(await comes.read(id)).toMatchObject({ startsAt: startsAt.toISOString(), venue: '杭州 · 新馆' })
})

it('a cancelled or hidden activity is told once, and one that is held after all again', async () => {
  const [cancelled, hidden] = [await addActivity(server.db), await addActivity(server.db)]
  const visitor = await newVisitor(server)
  await visitor.signUp(cancelled)
  const other = await newVisitor(server)
  await other.signUp(hidden)
  await changeActivity(server.db, cancelled, { isCancelled: true })
  await server.db
    .update(publications)
    .set({ isShown: false })
    .where(and(eq(publications.type, 'activity'), eq(publications.id, hidden)))
  for (let times = 0; times < 2; times += 1) await tellOfActivities(server.db, new Date())
  expect(await kindsOf(visitor)).toEqual(['activity.cancelled'])
  expect(await kindsOf(other)).toEqual(['activity.cancelled'])
  expect(((await visitor.list()) as unknown as SignUp[])[0]).toMatchObject({ isCancelled: true })
  await changeActivity(server.db, cancelled, { isCancelled: false })
  await tellOfActivities(server.db, new Date())
  expect(await kindsOf(visitor)).toEqual(['activity.cancelled', 'activity.moved'])
})

it('the calendar has the next time of an activity', async () => {
  const id = await addActivity(server.db, { inDays: 5 })
  const response = await server.request(`/api/activity/${id}/calendar.ics`)
  expect(response.headers.get('content-type')).toContain('text/calendar')
  const text = await response.text()
  for (const line of [
    `UID:activity-${id}-`,
    `SUMMARY:选品会 ${id}`,
    'LOCATION:杭州 · 海创园',
    'TRIGGER:-P1D',
  ])
    expect(text).toContain(line)
  expect((await server.request('/api/activity/99999/calendar.ics')).status).toBe(404)
})
