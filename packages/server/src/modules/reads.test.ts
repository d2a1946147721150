import type { LivingInfo } from '@chuhai/contract/live'
import { describe, expect, it } from 'vitest'
import { signIn } from '../testing/sign-in'
import { partner, startTestApp } from '../testing/test-app'
import { seedTest } from '../testing/test-database'
import { currentOccurrence } from './live/service'
import { originOf } from './site/service'
import { sites } from './site/tables'
import { pageViews } from './track/tables'

const server = startTestApp()

describe('live broadcasts', () => {
  it('have a teaser that is still to end, with a picture that is served', async () => {
    const { envelope } = await server.get<LivingInfo>('/api/liveBroadcast/info')
    const { data } = envelope
    expect(data.videoName).toBe('黑五最后 48 小时：广告预算怎么收')
    expect(Date.parse(data.videoTime)).toBeGreaterThan(Date.now() - 90 * 60_000)
    const picture = await server.request(data.videoImage)
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
  })

  it('come soonest first and still lie ahead half a year later', async () => {
    const later = new Date(Date.now() + 180 * 24 * 60 * 60 * 1000)
    const app = server.another({ clock: () => later })
    const { data } = (await (await app.request('/api/liveBroadcast')).json()) as { data: LivingInfo[] }
    const times = data.map(({ videoTime }) => Date.parse(videoTime))
    expect(times).toHaveLength(3)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBeGreaterThan(later.getTime() - 90 * 60_000)
  })

  it('repeat on their day, and stay on air until they end', () => {
    const row = {
      startsAt: new Date('2026-11-21T11:30Z'),
      endsAt: new Date('2026-11-21T13:00Z'),
      repeatDays: 7,
    }
    expect(currentOccurrence(row, new Date('2026-11-21T12:59Z')).startsAt).toEqual(row.startsAt)
    expect(currentOccurrence(row, new Date('2026-11-21T13:00Z')).startsAt).toEqual(
      new Date('2026-11-28T11:30Z'),
    )
    expect(currentOccurrence({ ...row, repeatDays: null }, new Date('2027-01-01')).startsAt).toEqual(
      row.startsAt,
    )
  })
})

it('recommends the platforms of the main menu', async () => {
  const { envelope } = await server.get<{ id: number }[]>('/api/platformNew/recommended_plat')
  expect(envelope.data.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 33, 23]))
})

describe('a page view', () => {
  const view = {
    startDate: '2026-11-21T10:00:00.000Z',
    endDate: '2026-11-21T10:01:00.000Z',
    userId: 99,
    userName: '别人',
    path: '/news',
    type: 'pageView',
  }

  it('is kept with the user of the session, not the one the page names', async () => {
    expect((await server.post('/api/track/pageView', view)).envelope).toMatchObject({
      status: 'success',
      data: null,
    })
    const { user, cookie } = await signIn(server.db)
    await server.post('/api/track/pageView', view, { Cookie: cookie })
    const rows = await server.db.select().from(pageViews)
    expect(rows.map(({ userId }) => userId)).toEqual([null, user.id])
    expect(rows[0]).toMatchObject({ path: '/news', siteOrigin: partner })
  })

  it('is refused when it ends before it starts', async () => {
    const { http, envelope } = await server.post('/api/track/pageView', {
      ...view,
      endDate: '2026-11-21T09:00:00.000Z',
    })
    expect([http, envelope.status]).toEqual([422, 'PAGE_VIEW_DATES_INVALID'])
  })
})

describe('sites', () => {
  it('give a QR code of 416 pixels for each door and none for others', async () => {
    for (const door of ['service', 'account', 'mini']) {
      const image = Buffer.from(await (await server.request(`/api/site/qr/${door}.png`)).arrayBuffer())
      expect(image.subarray(1, 4).toString()).toBe('PNG')
      expect(image.readUInt32BE(16)).toBe(416)
    }
    expect((await server.get('/api/site/qr/other.png')).http).toBe(404)
  })

  it('lead to the course site that is set, and to our school where none is', async () => {
    const leadsTo = async (app: { request(path: string): Promise<Response> | Response }) => {
      const { status, headers } = await app.request('/api/site/course')
      return [status, headers.get('Location')]
    }
    expect(await leadsTo(server)).toEqual([302, 'http://localhost:4000/school'])
    const courseUrl = 'https://courses.example.com/chuhai'
    expect(await leadsTo(server.another({ courseUrl }))).toEqual([302, courseUrl])
  })

  it('tell how to reach customer service', async () => {
    const { envelope } = await server.get<{ qrCode: string }>('/api/site/contact')
    expect(envelope.data).toMatchObject({ phone: '400-826-0571', hours: { from: '9:00', to: '18:00' } })
    expect((await server.request(envelope.data.qrCode)).headers.get('Content-Type')).toBe('image/png')
  })

  it('keep what an operator changed when the server starts again', async () => {
    await server.db.update(sites).set({ enabled: false, name: '改名' })
    await seedTest(server)
    const rows = await server.db.select().from(sites)
    expect(rows.every(({ enabled, name }) => !enabled && name === '改名')).toBe(true)
  })

  it('are named by origins only', () => {
    expect(originOf('https://A.example/')).toBe('https://a.example')
    for (const wrong of ['null', 'a.example', 'https://a.example/x', 'javascript:1', '*'])
      expect(originOf(wrong)).toBeNull()
  })
})
