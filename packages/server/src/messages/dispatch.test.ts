import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database, Db } from '../database/db'
import { writeRows } from '../database/write-rows'
import { silentLog } from '../process/log'
import { usualQuietHours } from '../settings/quiet-hours'
import { confirm, guideNews, noon, placeKept, tellKept, writeTemplates } from '../testing/message'
import { openTestDatabase } from '../testing/test-database'
import { dayMs, hourMs } from '../time/durations'
import { keepChoice } from './choices'
import { skipOverdue } from './claims'
import { createDispatch } from './dispatch'
import { dailyLimits } from './plan'
import { inboxMessages, messageChoices, messageContacts, messageDeliveries, messageStops } from './tables'
import { tell } from './tell'
import type { Delivery, Way } from './way'

let database: Database
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await writeTemplates(db)
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of [inboxMessages, messageChoices, messageContacts, messageStops]) await db.delete(table)
})

type Answer = Delivery | Error

/** A way that answers in turn, then takes everything. */
const wayOf = (key: Way['key'], ...answers: Answer[]) => {
  const sent: { to: string; id: string; title: string }[] = []
  const way: Way = {
    key,
    send: async (to, { id, title }) => {
      const answer: Answer = answers.shift() ?? { state: 'sent' }
      if (answer instanceof Error) throw answer
      sent.push({ to, id, title })
      return answer
    },
  }
  return { way, sent }
}

const dispatchBy = (ways: Way[], now = noon, kinds = [placeKept, guideNews] as never[], over = db) =>
  createDispatch({
    db: over,
    log: silentLog,
    kinds,
    ways,
    publicUrl: 'https://chuhai.example',
    quietHours: usualQuietHours,
    unsubscribe: () => 'https://chuhai.example/stop',
    clock: () => now,
  })

const after = (ms: number) => new Date(noon.getTime() + ms)

const deliveriesBy = (way: Way['key']) =>
  db.select().from(messageDeliveries).where(eq(messageDeliveries.way, way))
const stateOf = async (way: Way['key'] = 'mail') => (await deliveriesBy(way))[0]

it('a message reaches a confirmed address once', async () => {
  const { way, sent } = wayOf('mail')
  await confirm(db, 1)
  await tellKept(db, 1)
  expect(await dispatchBy([way]).dispatchDue()).toBe(1)
  expect(await dispatchBy([way], after(dayMs)).dispatchDue()).toBe(0)
  expect(sent).toMatchObject([{ to: '1@shop.example', title: '为您留了名额：运营班' }])
  expect(await stateOf()).toMatchObject({ state: 'sent', sentAt: noon, attempts: 1, lastError: null })
})

it('an address that is not confirmed gets nothing, and the message stays in the inbox', async () => {
  const { way, sent } = wayOf('mail')
  await db.insert(messageContacts).values({ userId: 1, way: 'mail', address: 'li@shop.example' })
  await tellKept(db, 1)
  await dispatchBy([way]).dispatchDue()
  expect(sent).toEqual([])
  expect(await stateOf()).toMatchObject({ state: 'skipped', lastError: 'no confirmed address' })
  expect(await db.$count(inboxMessages)).toBe(1)
})

it('a way that fails is tried again later under the same id, until it takes the message', async () => {
  const ids: string[] = []
  const { way } = wayOf('mail', new Error('HTTP 503'), new Error('HTTP 500'))
  const noting: Way = {
    ...way,
    send(to, message, signal) {
      ids.push(message.id)
      return way.send(to, message, signal)
    },
  }
  await confirm(db, 1)
  await tellKept(db, 1)
  await dispatchBy([noting]).dispatchDue()
  expect(await stateOf()).toMatchObject({ state: 'due', attempts: 1, lastError: 'HTTP 503' })
  expect(await dispatchBy([noting]).dispatchDue()).toBe(0)
  await dispatchBy([noting], after(3000)).dispatchDue()
  await dispatchBy([noting], after(hourMs)).dispatchDue()
  expect(await stateOf()).toMatchObject({ state: 'sent', attempts: 3, lastError: null })
  expect([ids.length, new Set(ids).size]).toEqual([3, 1])
})

it('what is refused for good is not tried again, and its reason is kept', async () => {
  const { way } = wayOf('mail', { state: 'refused', reason: 'SMTP 550 5.1.1' })
  await confirm(db, 1)
  await tellKept(db, 1)
  await dispatchBy([way]).dispatchDue()
  expect(await dispatchBy([way], after(dayMs)).dispatchDue()).toBe(0)
  expect(await stateOf()).toMatchObject({ state: 'refused', lastError: 'SMTP 550 5.1.1' })
})

it('a delivery of a process that died is taken over after its claim, under the same id', async () => {
  const dead: string[] = []
  const dying: Way = {
    key: 'mail',
    send: (_to, { id }) => {
      dead.push(id)
      return new Promise(() => {})
    },
  }
  await confirm(db, 1)
  await tellKept(db, 1)
  void dispatchBy([dying]).dispatchDue()
  await vi.waitFor(() => expect(dead).toHaveLength(1))
  const { way, sent } = wayOf('mail')
  expect(await dispatchBy([way], after(59_000)).dispatchDue()).toBe(0)
  expect(await dispatchBy([way], after(61_000)).dispatchDue()).toBe(1)
  expect(sent.map(({ id }) => id)).toEqual(dead)
})

it('instances share deliveries: each is sent once', async () => {
  const { way, sent } = wayOf('mail')
  for (let userId = 1; userId <= 50; userId += 1) {
    await confirm(db, userId)
    await tellKept(db, userId)
  }
  const [a, b] = [dispatchBy([way]), dispatchBy([way])]
  for (let round = 0; round < 4; round += 1) await Promise.all([a.dispatchDue(), b.dispatchDue()])
  expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([50, 50])
})

/** The database as a process sees it that can be killed: nothing is written any more. */
const mortal = () => {
  let isDead = false
  const over = new Proxy(db, {
    get(target, name) {
      if (isDead && name === 'update') throw new Error('killed')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return {
    over,
    kill() {
      isDead = true
    },
  }
}

it('every message is taken once by a gateway that fails half the time, while processes are killed', async () => {
  const people = 120
  for (let userId = 1; userId <= people; userId += 1) {
    await confirm(db, userId)
    await tellKept(db, userId)
  }
  const taken = new Set<string>()
  let [asked, kills] = [0, 0]
  for (
    let round = 0;
    (await db.$count(messageDeliveries, eq(messageDeliveries.state, 'sent'))) < people;
    round += 1
  ) {
    expect(round).toBeLessThan(200)
    const { over, kill } = mortal()
    const way: Way = {
      key: 'mail',
      async send(_to, { id }) {
        asked += 1
        if (asked % 2 === 0) throw new Error('HTTP 503')
        taken.add(id)
        if (asked % 11 === 0 && kills < 10) {
          kills += 1
          kill()
        }
        return { state: 'sent' }
      },
    }
    await dispatchBy([way], after(round * 60_000), undefined, over)
      .dispatchDue()
      .catch(() => {})
  }
  expect([taken.size, kills]).toEqual([people, 10])
  expect(await db.$count(messageDeliveries, eq(messageDeliveries.state, 'refused'))).toBe(0)
})

it('a message goes by the ways that its reader has chosen, and otherwise by those of its kind', async () => {
  const [mail, sms] = [wayOf('mail'), wayOf('sms')]
  for (const userId of [1, 2]) {
    await confirm(db, userId)
    await confirm(db, userId, 'sms', '13805710826')
    await tellKept(db, userId)
    await writeRows(db, tell(guideNews, { userId, once: '1', values: { sites: 3 } }, noon))
  }
  await keepChoice(db, { userId: 1, kind: 'place.kept', way: 'mail', isOn: false }, noon)
  await keepChoice(db, { userId: 1, kind: 'guide.news', way: 'mail', isOn: true }, noon)
  await dispatchBy([mail.way, sms.way]).dispatchDue()
  expect(mail.sent.map(({ to, title }) => `${to} ${title}`).sort()).toEqual([
    '1@shop.example 新增 3 个站点',
    '2@shop.example 为您留了名额：运营班',
  ])
  expect(sms.sent).toHaveLength(2)
})

it('at night a message is held until the morning, which is no attempt', async () => {
  const { way, sent } = wayOf('mail')
  const [night, morning] = [new Date('2026-12-01T23:00:00+08:00'), new Date('2026-12-02T08:00:00+08:00')]
  await confirm(db, 1)
  await tellKept(db, 1)
  await dispatchBy([way], night).dispatchDue()
  expect(await stateOf()).toMatchObject({ state: 'held', attempts: 0, dueAt: morning, lastError: 'night' })
  expect(sent).toEqual([])
  await dispatchBy([way], morning).dispatchDue()
  expect([sent.length, (await stateOf())?.state]).toEqual([1, 'sent'])
})

it('a person gets so many a day by a way, and the rest on the next one', async () => {
  const { way, sent } = wayOf('mail')
  await confirm(db, 1)
  await confirm(db, 2)
  for (let once = 0; once <= dailyLimits.mail + 1; once += 1) await tellKept(db, 1, { once: String(once) })
  await tellKept(db, 2)
  const { dispatchDue } = dispatchBy([way])
  while ((await dispatchDue()) > 0);
  expect(sent.filter(({ to }) => to.startsWith('1@'))).toHaveLength(dailyLimits.mail)
  expect(sent.filter(({ to }) => to.startsWith('2@'))).toHaveLength(1)
  await dispatchBy([way], after(dayMs)).dispatchDue()
  expect(sent).toHaveLength(dailyLimits.mail + 3)
})

it('a kind that is stopped waits until it goes on', async () => {
  const { way, sent } = wayOf('mail')
  await confirm(db, 1)
  await tellKept(db, 1)
  await db.insert(messageStops).values({ kind: 'place.kept', stoppedAt: noon })
  expect(await dispatchBy([way]).dispatchDue()).toBe(0)
  await db.delete(messageStops)
  await dispatchBy([way]).dispatchDue()
  expect(sent).toHaveLength(1)
})

it('a way that the server has not, or a kind that it does not know, leaves deliveries to others', async () => {
  const { way } = wayOf('mail')
  await confirm(db, 1)
  await tellKept(db, 1)
  expect(await dispatchBy([]).dispatchDue()).toBe(0)
  expect(await dispatchBy([way], noon, []).dispatchDue()).toBe(0)
  await skipOverdue(db, after(3 * dayMs))
  expect(await stateOf()).toMatchObject({ state: 'due' })
  await skipOverdue(db, after(3 * dayMs + 1))
  expect(await stateOf()).toMatchObject({ state: 'skipped', lastError: 'too late' })
})

it('the log names neither reader nor text', async () => {
  const warn = vi.fn()
  const { way } = wayOf('mail', new Error('550 <1@shop.example>'), { state: 'refused', reason: 'SMTP 550' })
  await confirm(db, 1)
  await tellKept(db, 1)
  const log = { ...silentLog, warn } as never
  const plan = { publicUrl: '', quietHours: null, unsubscribe: () => '' }
  const options = { db, log, kinds: [placeKept] as never[], ways: [way], ...plan }
  await createDispatch({ ...options, clock: () => noon }).dispatchDue()
  await createDispatch({ ...options, clock: () => after(hourMs) }).dispatchDue()
  expect(warn).toHaveBeenCalledTimes(2)
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/shop|运营班/)
})

it('messages go out by themselves once started, and no more once stopped', async () => {
  const { way, sent } = wayOf('mail')
  const dispatch = dispatchBy([way])
  await confirm(db, 1)
  dispatch.start()
  await tellKept(db, 1)
  await expect.poll(() => sent.length).toBe(1)
  await dispatch.stop(1000)
  await tellKept(db, 1, { once: '8' })
  expect(sent).toHaveLength(1)
})
