import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../signing/secret'
import { signIn } from '../../testing/sign-in'
import { callback, query, sessionName, startSignOnApp } from '../../testing/sign-on-app'
import { users } from '../user/tables'
import { deleteExpiredSignOns } from './service'
import { createSessionStore, revokeSessions } from './sessions'
import { sessions, signOnFlows, signOnTokens } from './tables'

const server = startSignOnApp()
const day = 24 * 60 * 60 * 1000

const expiryOf = async (browser: ReturnType<typeof server.newBrowser>) => {
  const response = await browser.send('/api/user/info/get_cookie')
  const { data } = (await response.json()) as { data: { expiresAt: string | null } }
  return Date.parse(data.expiresAt ?? '')
}

describe('a session', () => {
  it('lasts while it is used, and ends after an idle week', async () => {
    const { browser } = await server.signInAtPage()
    for (let week = 0; week < 3; week += 1) {
      server.pass(6 * day)
      expect(await server.nameOf(browser)).toBe('用户 shen')
    }
    server.pass(7 * day)
    expect(await server.nameOf(browser)).toBeNull()
  })

  it('ends after thirty days, however much it is used', async () => {
    const { browser } = await server.signInAtPage()
    for (let i = 0; i < 5; i += 1) {
      server.pass(5 * day)
      expect(await server.nameOf(browser)).not.toBeNull()
    }
    const end = await expiryOf(browser)
    expect(end - server.now().getTime()).toBeLessThanOrEqual(5 * day)
    server.pass(5 * day)
    expect(await server.nameOf(browser)).toBeNull()
  })

  it('stores its last use at most once a minute', async () => {
    const { browser } = await server.signInAtPage()
    const hash = hashOf(browser.cookies.get(sessionName) ?? '')
    const seen = async () => {
      const [row] = await server.db.select().from(sessions).where(sql`id_hash = ${hash}`)
      return row?.lastSeenAt.getTime()
    }
    const first = await seen()
    await server.nameOf(browser)
    expect(await seen()).toBe(first)
    server.pass(61_000)
    await server.nameOf(browser)
    expect(await seen()).toBeGreaterThan(first ?? 0)
  })

  it('is told apart from those that are over, without counting as used', async () => {
    const subjects = ['stays', 'leaves', 'disabled'] as const
    const signedIn = await Promise.all(
      subjects.map((subject) => server.signInAtPage(server.newBrowser(), { subject })),
    )
    const values = signedIn.map(({ browser }) => browser.cookies.get(sessionName) ?? '')
    const [stays = '', leaves = '', disabled = ''] = values
    const store = createSessionStore(server.db, server.settings.sessionEnds)
    const seen = async () =>
      (
        await server.db
          .select()
          .from(sessions)
          .where(sql`id_hash = ${hashOf(stays)}`)
      )[0]?.lastSeenAt
    const before = await seen()
    expect(await store.ended(values, server.now())).toEqual(new Set())
    await store.end({ idHash: hashOf(leaves) })
    await server.db.update(users).set({ disabledAt: server.now() }).where(sql`subject = 'disabled'`)
    const now = new Date(server.now().getTime() + 120_000)
    expect(await store.ended([...values, 'unknown'], now)).toEqual(new Set([leaves, disabled, 'unknown']))
    expect(await seen()).toEqual(before)
    const later = new Date(now.getTime() + 8 * day)
    expect(await store.ended([stays], later)).toEqual(new Set([stays]))
    await server.db.update(users).set({ disabledAt: null })
  })

  it('ends at once when an operator revokes those of its user', async () => {
    const [mine, same, theirs] = [
      await server.signInAtPage(server.newBrowser(), { subject: 'revoked' }),
      await server.signInAtPage(server.newBrowser(), { subject: 'revoked' }),
      await server.signInAtPage(server.newBrowser(), { subject: 'other' }),
    ]
    const [user] = await server.db.select().from(users).where(sql`subject = 'revoked'`)
    expect(await revokeSessions(server.db, user?.id ?? 0)).toBe(2)
    const names = await Promise.all([mine, same, theirs].map(({ browser }) => server.nameOf(browser)))
    expect(names).toEqual([null, null, '用户 other'])
  })

  it('is distinguished from others that are looked up at once, of the same user, ended and unknown', async () => {
    const store = createSessionStore(server.db, { idleDays: 7, days: 30 })
    const open = async (subject: string, at: Date) => {
      const { user } = await signIn(server.db, { subject, userName: subject }, at)
      return store.open({ userId: Number(user.id), client: 'chuhai', idToken: null }, undefined, at)
    }
    const now = server.now()
    const [ended, one, again, another] = [
      await open('one', new Date(now.getTime() - 7 * day)),
      await open('one', now),
      await open('one', new Date(now.getTime() - day)),
      await open('another', now),
    ]
    const values = [one.value, ended.value, 'unknown', another.value, again.value, one.value]
    const found = await Promise.all(values.map((value) => store.find(value, now)))
    expect(found.map((session) => session?.user.userName)).toEqual([
      'one',
      undefined,
      undefined,
      'another',
      'one',
      'one',
    ])
    expect(found[0]?.endsAt).toEqual(one.endsAt)
    expect(found[4]?.endsAt).toEqual(new Date(now.getTime() + 7 * day))
  })

  it.each(['', 'x', '0'.repeat(43), "' or 1=1 --", '%00', '%ff', '"'])(
    'is not opened by the cookie %j',
    async (value) => {
      const browser = server.newBrowser()
      browser.cookies.set(sessionName, value)
      expect(await server.nameOf(browser)).toBeNull()
    },
  )
})

it('deletes expired rows, and no others', async () => {
  const { browser } = await server.signInAtPage()
  const { page } = await server.signInAtPage()
  await server.tokenFor(server.newBrowser())
  await deleteExpiredSignOns(server.db, server.now())
  expect(await server.nameOf(browser)).toBe('用户 shen')
  const state = hashOf(page.state)
  expect(await server.db.$count(signOnFlows, sql`state_hash = ${state}`)).toBe(1)
  server.pass(31 * day)
  await deleteExpiredSignOns(server.db, server.now())
  const left = [signOnFlows, signOnTokens, sessions].map((table) => server.db.$count(table))
  expect(await Promise.all(left)).toEqual([0, 0, 0])
})

it('keeps one proof for several tabs, so that both can complete the sign-on', async () => {
  const browser = server.newBrowser()
  const start = async () => {
    const response = await browser.open('/api/oauth2/authorization/chuhai?service=/news')
    return server.provider.signIn(new URL(response.headers.get('Location') ?? ''))
  }
  const [first, second] = [await start(), await start()]
  const finish = async (answer: Record<string, string>) =>
    (await browser.open(`${callback}?${query(answer)}`)).headers.get('Location')
  expect(await finish(second)).toMatch(/\/news$/)
  expect(await finish(first)).toMatch(/\/news$/)
})
