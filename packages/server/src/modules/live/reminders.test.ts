import { expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { minuteMs } from '../../time/durations'
import { remindOfBroadcasts } from './reminders'
import { findBroadcast } from './service'
import { liveReminders } from './tables'

const server = startTestApp()
const path = '/api/liveBroadcast/2/reminder'

const newVisitor = async () => {
  const { user, cookie } = await signIn(server.db)
  return {
    set: (isOn: boolean, at = path) => server.post<{ isOn: boolean }>(at, { isOn }, { Cookie: cookie }),
    get: async () => (await server.get<{ isOn: boolean }>(path, { Cookie: cookie })).envelope.data,
    told: () => toldTo(server.db, Number(user.id)),
  }
}

it('a reminder is set and taken back by its visitor alone', async () => {
  const [one, two] = [await newVisitor(), await newVisitor()]
  expect(await one.get()).toEqual({ isOn: false })
  for (let times = 0; times < 2; times += 1)
    expect((await one.set(true)).envelope.data).toEqual({ isOn: true })
  expect([await one.get(), await two.get()]).toEqual([{ isOn: true }, { isOn: false }])
  await one.set(false)
  expect(await one.get()).toEqual({ isOn: false })
  expect((await one.set(true, '/api/liveBroadcast/99/reminder')).http).toBe(404)
  expect((await server.post(path, { isOn: true })).http).toBe(401)
})

it('those who asked are told ten minutes before, once, and of a series not again', async () => {
  const [asked, other] = [await newVisitor(), await newVisitor()]
  await asked.set(true)
  const start = Date.parse((await findBroadcast(server.db, 2, new Date()))?.videoTime ?? '')
  await remindOfBroadcasts(server.db, new Date(start - 11 * minuteMs))
  expect(await asked.told()).toEqual([])
  const near = new Date(start - 10 * minuteMs)
  await Promise.all([remindOfBroadcasts(server.db, near), remindOfBroadcasts(server.db, near)])
  expect(await asked.told()).toMatchObject([
    { kind: 'live.begins', values: { id: 2, at: new Date(start).toISOString() } },
  ])
  expect(await other.told()).toEqual([])
  expect(await server.db.$count(liveReminders)).toBe(0)
})
