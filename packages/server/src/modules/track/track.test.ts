import { randomUUID } from 'node:crypto'
import { recordPageEvent, recordPageFault, recordPageView } from '@chuhai/contract/track'
import { afterEach, describe, expect, it } from 'vitest'
import { createLimiter } from '../../limits/create-limiter'
import { views as viewsCommand } from '../../operator/views'
import { createLog } from '../../process/log'
import { startTestAdminApi } from '../../testing/admin-api'
import { signIn } from '../../testing/sign-in'
import { pageHeaders, partner, sitePageHeaders, startTestApp } from '../../testing/test-app'
import { pageEvents, pageViews } from './tables'

const now = new Date('2026-11-21T10:02:00.000Z')
const server = startTestApp({ clock: () => now })
const at = startTestAdminApi(server)

const viewAddress = `/api${recordPageView.path}`
const eventAddress = `/api${recordPageEvent.path}`
const hexId = () => randomUUID().replaceAll('-', '')

const view = {
  startDate: '2026-11-21T10:00:00.000Z',
  endDate: '2026-11-21T10:01:00.000Z',
  userId: 99,
  userName: '别人',
  path: '/news',
  type: 'pageView',
}
const event = { userId: 99, unionId: 'u-99', name: 'consultationSubmitted', path: '/news' }
const storedViews = () => server.db.select().from(pageViews)

afterEach(async () => {
  await server.db.delete(pageViews)
  await server.db.delete(pageEvents)
})

describe('a page view', () => {
  it('is stored with the user of the session, not the one in the body', async () => {
    expect((await server.post(viewAddress, view, sitePageHeaders)).envelope).toMatchObject({
      status: 'success',
      data: null,
    })
    const { user, cookie } = await signIn(server.db)
    await server.post(viewAddress, view, { Cookie: cookie })
    const rows = await storedViews()
    expect(rows.map(({ userId }) => userId)).toEqual([null, user.id])
    expect(rows[0]).toMatchObject({ path: '/news', siteOrigin: partner })
  })

  it('links no user with what the same browser did without signing in', async () => {
    const { user, cookie } = await signIn(server.db)
    const ids = { visitorId: hexId(), visitId: hexId() }
    await server.post(viewAddress, { ...view, ...ids })
    await server.post(viewAddress, { ...view, ...ids }, { Cookie: cookie })
    expect(await storedViews()).toMatchObject([
      { userId: null, visitorId: expect.any(String), visitId: expect.any(String) },
      { userId: user.id, visitorId: null, visitId: null },
    ])
  })

  it('is stored when the clock was wrong by thousands of years', async () => {
    const wrong = { ...view, endDate: '9999-12-31T23:59:59.999Z' }
    expect((await server.post(viewAddress, wrong)).envelope.status).toBe('success')
    expect(await storedViews()).toMatchObject([{ startedAt: new Date(0), endedAt: now }])
  })

  it('grows when the visitor has come back, and counts once however often it arrives', async () => {
    const viewId = hexId()
    const minute = (minutes: number) => new Date(Date.parse(view.startDate) + minutes * 60_000).toISOString()
    for (const minutes of [0.5, 1.5, 1])
      await server.post(viewAddress, { ...view, viewId, endDate: minute(minutes) })
    await server.post(viewAddress, { ...view, viewId, path: '/other', endDate: minute(2) })
    expect((await storedViews()).map(({ path, endedAt }) => [path, endedAt.toISOString()])).toEqual([
      ['/news', minute(1.5)],
    ])
  })

  it('ends now where the visitor’s clock is wrong, and keeps its length', async () => {
    await server.post(viewAddress, {
      ...view,
      startDate: '2031-01-01T00:00:00.000Z',
      endDate: '2031-01-01T00:00:30.000Z',
    })
    expect(await storedViews()).toMatchObject([
      { startedAt: new Date('2026-11-21T10:01:30.000Z'), endedAt: new Date('2026-11-21T10:02:00.000Z') },
    ])
  })

  it('is refused when it ends before it starts', async () => {
    const { http, envelope } = await server.post(viewAddress, {
      ...view,
      endDate: '2026-11-21T09:00:00.000Z',
    })
    expect([http, envelope.status]).toEqual([422, 'PAGE_VIEW_DATES_INVALID'])
  })

  it('is limited per address, without using up what other calls have', async () => {
    const app = server.another({ limiter: createLimiter({ read: 0, write: 2, page: 0, upload: 0 }) })
    const send = async (address: string, body: object) =>
      (await app.request(address, { method: 'POST', headers: pageHeaders, body: JSON.stringify(body) }))
        .status
    const sent = []
    for (const _ of 'abc') sent.push(await send(viewAddress, view))
    expect([...sent, await send(eventAddress, event)]).toEqual([200, 200, 429, 200])
  })
})

it('page views and events of one address are kept up to a number in a day, and answered alike above it', async () => {
  const limiter = createLimiter({ read: 0, write: 0, page: 0, upload: 0, tracks: 2 })
  const app = server.another({ limiter })
  for (const [address, body] of [
    [viewAddress, view],
    [eventAddress, event],
  ] as const)
    for (const _ of 'abcd') {
      const init = { method: 'POST', headers: pageHeaders, body: JSON.stringify(body) }
      expect((await app.request(address, init)).status).toBe(200)
    }
  expect([await server.db.$count(pageViews), await server.db.$count(pageEvents)]).toEqual([2, 2])
})

describe('a tracking event', () => {
  it('is stored with the user of the session and the time of the server', async () => {
    const { user, cookie } = await signIn(server.db)
    await server.post(eventAddress, event, { Cookie: cookie })
    await server.post(eventAddress, { ...event, visitorId: hexId() })
    expect(await server.db.select().from(pageEvents)).toMatchObject([
      { name: 'consultationSubmitted', path: '/news', userId: user.id, visitorId: null, at: now },
      { userId: null, visitorId: expect.any(String) },
    ])
  })

  it.each([{ name: 'anything' }, { path: '/search?q=13805710826' }, { visitId: 'x' }])(
    'is refused with %o',
    async (change) => {
      expect((await server.post(eventAddress, { ...event, ...change })).http).toBe(422)
    },
  )
})

describe('the fault of a page', () => {
  const fault = {
    path: '/privacy',
    message: 'URI malformed',
    stack: 'URIError: URI malformed\n    at decode',
  }
  const faultAddress = `/api${recordPageFault.path}`

  const appWithLines = (options: object = {}) => {
    const lines: { level: number; msg: string; page: object }[] = []
    const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line)) })
    const app = server.another({ log, ...options })
    const send = async (change: object = {}, headers: object = {}) => {
      const body = JSON.stringify({ ...fault, ...change })
      const init = { method: 'POST', headers: { ...pageHeaders, ...headers }, body }
      return (await app.request(faultAddress, init)).status
    }
    return { lines, send }
  }
  const number = '330204199001011234'

  it('is in the log of the server with its place, and nothing of what its texts say', async () => {
    const { lines, send } = appWithLines()
    const stack = `Error: 沈亦舟 ${number}\n at x (https://other.example/a.js:1:2)\n at y (https://www.example.com/assets/index-B1.js:1:20345)`
    expect(await send({ message: `沈亦舟 ${number}`, stack, path: `/news/${number}` })).toBe(200)
    expect(lines).toMatchObject([{ level: 40, msg: 'a page could not be rendered' }])
    expect(lines[0]?.page).toEqual({
      path: '/news/…',
      digest: expect.stringMatching(/^[\da-f]{16}$/),
      at: '/assets/index-B1.js:1:20345',
    })
    expect(JSON.stringify(lines)).not.toMatch(/沈亦舟|1990/)
  })

  it('has no number of a person in the place', async () => {
    const { lines, send } = appWithLines()
    for (const frame of [`/assets/${number}.js:1:2`, `/assets/a.js:1:${number}`]) await send({ stack: frame })
    expect(JSON.stringify(lines)).not.toContain('1990')
  })

  it('has one line an hour, and so have a hundred different ones', async () => {
    let at = now
    const { lines, send } = appWithLines({ clock: () => at })
    for (let i = 0; i < 3; i += 1) await send()
    expect(lines).toHaveLength(1)
    for (let i = 0; i < 120; i += 1) await send({ message: `fault ${i}` })
    expect(lines).toHaveLength(100)
    at = new Date(now.getTime() + 60 * 60 * 1000)
    await send()
    expect(lines).toHaveLength(101)
  })

  it('of one address is left out above its number, and answered alike', async () => {
    const limiter = createLimiter({ read: 0, write: 0, page: 0, upload: 0, faults: 2 })
    const { lines, send } = appWithLines({ limiter, proxies: 1 })
    for (let i = 0; i < 4; i += 1) expect(await send({ message: `fault ${i}` })).toBe(200)
    expect(lines).toHaveLength(2)
    await send({ message: 'another' }, { 'X-Forwarded-For': '203.0.113.7' })
    expect(lines).toHaveLength(3)
  })

  it.each([{ path: '/search?q=13805710826' }, { message: 'x'.repeat(501) }, { stack: undefined }])(
    'is refused with %o',
    async (change) => {
      expect((await server.post(faultAddress, { ...fault, ...change })).http).toBe(422)
    },
  )
})

describe('the figures of operators', () => {
  const [anna, ben] = [randomUUID(), randomUUID()]
  const row = (path: string, day: string, seconds: number, who: Partial<typeof pageViews.$inferInsert>) => ({
    id: randomUUID(),
    path,
    siteOrigin: '',
    startedAt: new Date(`${day}T01:00:00Z`),
    endedAt: new Date(Date.parse(`${day}T01:00:00Z`) + seconds * 1000),
    ...who,
  })
  const seed = async () => {
    const visit = { visitorId: anna, visitId: randomUUID() }
    await server.db
      .insert(pageViews)
      .values([
        row('/news', '2026-11-20', 10, visit),
        row('/news', '2026-11-20', 20, visit),
        row('/news', '2026-11-21', 60, { visitorId: ben, visitId: randomUUID() }),
        row('/news', '2026-11-21', 110, { userId: '7' }),
        row('/news/detail?id=101', '2026-11-21', 5, { userId: '7' }),
        row('/newsletter', '2026-11-21', 5, { userId: '7' }),
        row('/news', '2026-10-01', 1, visit),
      ])
    const consulted = { id: randomUUID(), name: 'consultationSubmitted', path: '/news', siteOrigin: '' }
    await server.db.insert(pageEvents).values({ ...consulted, at: new Date('2026-11-21T02:00:00Z') })
  }
  const cells = (text: string) => text.split('\n').map((line) => line.split(/ {2,}/))
  const period = { since: '2026-11-20', until: '2026-11-21' }

  it('are views, visitors, visits, stay and the share of signed-in by page', async () => {
    await seed()
    const [titles, ...rows] = cells(await at.run(viewsCommand, [], period))
    expect(titles?.slice(0, 4)).toEqual(['页面', '浏览', '访客', '访问'])
    expect(rows).toEqual([
      ['/news', '4', '3', '3', '40', '50', '25%', '1', '0'],
      ['/news/detail?id=101', '1', '1', '1', '5.0', '5.0', '100%', '0', '0'],
      ['/newsletter', '1', '1', '1', '5.0', '5.0', '100%', '0', '0'],
      ['合计', '6', '3', '3', '15', '35', '50%', '1', '0'],
    ])
  })

  it('are of one page and those below it, by day', async () => {
    await seed()
    const rows = cells(await at.run(viewsCommand, [], { ...period, by: 'day', path: '/news' })).slice(1)
    expect(rows.map(([name, views, visitors]) => [name, views, visitors])).toEqual([
      ['2026-11-20', '2', '1'],
      ['2026-11-21', '3', '2'],
      ['合计', '5', '3'],
    ])
  })

  it('have a total where nothing was viewed', async () => {
    expect(cells(await at.run(viewsCommand, [], period)).slice(1)).toEqual([
      ['合计', '0', '0', '0', '0.0', '0.0', '0%', '0', '0'],
    ])
  })

  it('are refused for what is no date, path, or format', async () => {
    for (const [options, message] of [
      [{ since: '2026-02-30' }, /请写成 2026-11-01/],
      [{ since: '2026-11-22', until: '2026-11-21' }, /不能晚于/],
      [{ path: 'news' }, /请写成 \/news/],
      [{ by: 'hour' }, /可以写/],
      [{ format: 'xml' }, /可以写/],
    ] as const)
      await expect(at.run(viewsCommand, [], options)).rejects.toThrow(message)
  })
})
