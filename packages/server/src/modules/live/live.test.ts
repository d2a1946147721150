import type { Broadcast, LivingInfo } from '@chuhai/contract/live'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { dayMs } from '../../time/durations'
import { calendarOf } from './calendar'
import { currentOccurrence } from './service'

const server = startTestApp()

/** The length of a film by its own head (`mvhd`), in whole seconds. */
const secondsOf = (film: Buffer): number => {
  const head = film.indexOf('mvhd')
  return Math.round(film.readUInt32BE(head + 20) / film.readUInt32BE(head + 16))
}

const at = (moment: Date) => server.another({ clock: () => moment })
const read = async <T>(app: ReturnType<typeof at>, path: string, headers = {}) => {
  const response = await app.request(`/api${path}`, { headers })
  return { http: response.status, data: ((await response.json()) as { data: T }).data }
}
const teaser = async () => (await server.get<LivingInfo>('/api/liveBroadcast/info')).envelope.data

describe('broadcasts', () => {
  it('have a teaser that is still to end, with a picture that is served and a page to watch it on', async () => {
    const { id, videoName, videoTime, videoEnd, videoImage, videoUrl } = await teaser()
    expect(videoName).toBe('黑五最后 48 小时：广告预算怎么收')
    expect(Date.parse(videoEnd)).toBeGreaterThan(Date.now())
    // It ends with its recording.
    expect(Date.parse(videoEnd) - Date.parse(videoTime)).toBe(71_000)
    expect(videoUrl).toBe(`/activity/live?id=${id}`)
    const picture = await server.request(videoImage)
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
  })

  it('come soonest first, and there is one to wait for at any hour of the next half year', async () => {
    const from = Date.now()
    for (const hours of [0, 7, 13, 24 * 30, 24 * 180 + 5]) {
      const now = new Date(from + hours * 60 * 60 * 1000)
      const { data } = await read<LivingInfo[]>(at(now), '/liveBroadcast')
      const times = data.map(({ videoTime }) => Date.parse(videoTime))
      expect(times).toHaveLength(3)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      for (const { videoEnd } of data) expect(Date.parse(videoEnd)).toBeGreaterThan(now.getTime())
    }
  })

  it('that have ended are listed the latest first', async () => {
    const { envelope } = await server.get<LivingInfo[]>('/api/liveBroadcast/ended')
    expect(envelope.data.map(({ id }) => id)).toEqual([4, 5])
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

describe('a broadcast', () => {
  it('is watched by signed-in visitors only', async () => {
    const { http, envelope } = await server.get('/api/liveBroadcast/1')
    expect([http, envelope.status]).toEqual([401, 'UNAUTHORIZED'])
  })

  it('says when it is by the clock of the server, before it, on air, and after it', async () => {
    const { cookie } = await signIn(server.db)
    const { id, videoTime, videoEnd } = await teaser()
    const open = async (moment: number) => {
      const { data } = await read<{ broadcast: Broadcast; now: string }>(
        at(new Date(moment)),
        `/liveBroadcast/${id}`,
        { Cookie: cookie },
      )
      return { starts: data.broadcast.videoTime, now: data.now, video: data.broadcast.video?.src }
    }
    const [start, end] = [Date.parse(videoTime), Date.parse(videoEnd)]
    const video = '/media/recordings/ad-budget.mp4'
    for (const moment of [start - 1000, start + 60_000])
      expect(await open(moment)).toEqual({ starts: videoTime, now: new Date(moment).toISOString(), video })
    // A series goes on: after its end comes the next one.
    expect((await open(end + 1000)).starts).toBe(new Date(start + dayMs).toISOString())
  })

  it('is a recording with chapters of its own that are as long as the film', async () => {
    const { cookie } = await signIn(server.db)
    for (const id of [1, 2, 3, 4]) {
      const { envelope } = await server.get<{ broadcast: Broadcast }>(`/api/liveBroadcast/${id}`, {
        Cookie: cookie,
      })
      const { video, agenda } = envelope.data.broadcast
      expect(agenda).toEqual([])
      expect(video?.chapters?.length).toBeGreaterThan(3)
      const film = await server.request(video?.src ?? '')
      expect(secondsOf(Buffer.from(await film.arrayBuffer()))).toBe(video?.seconds)
      const subtitles = await (await server.request(video?.subtitles ?? '')).text()
      expect(subtitles).toContain(
        `--> 00:0${new Date((video?.seconds ?? 0) * 1000).toISOString().slice(15, 19)}`,
      )
    }
  })

  it('keeps its video and its summary after a single one has ended', async () => {
    const { cookie } = await signIn(server.db)
    const { envelope } = await server.get<{ broadcast: Broadcast }>('/api/liveBroadcast/4', {
      Cookie: cookie,
    })
    const { broadcast } = envelope.data
    expect(Date.parse(broadcast.videoEnd)).toBeLessThan(Date.now())
    expect((await server.request(broadcast.video?.src ?? '')).headers.get('Content-Type')).toBe('video/mp4')
    expect(broadcast.summary.length).toBeGreaterThan(0)
  })

  it.each([
    ['99', 404],
    ['0', 422],
    ['x', 422],
  ])('does not exist with the id %s', async (id, status) => {
    const { cookie } = await signIn(server.db)
    expect((await server.get(`/api/liveBroadcast/${id}`, { Cookie: cookie })).http).toBe(status)
  })
})

describe('the calendar file of a broadcast', () => {
  it('is a download with its time, its page and a reminder', async () => {
    const response = await server.request('/api/liveBroadcast/2/calendar.ics')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="broadcast-2.ics"',
    })
    const lines = (await response.text()).split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:broadcast-2@localhost',
        'RRULE:FREQ=DAILY;INTERVAL=7',
        'SUMMARY:欧洲税号与季度申报：从报关单到抵扣',
        'URL:http://localhost:4000/activity/live?id=2',
        'TRIGGER:-PT15M',
        'END:VCALENDAR',
      ]),
    )
    expect(lines.find((line) => line.startsWith('DTSTART:'))).toMatch(/^DTSTART:\d{8}T120000Z$/)
  })

  it('does not exist for an unknown broadcast', async () => {
    for (const id of ['99', 'x', '0'])
      expect((await server.get(`/api/liveBroadcast/${id}/calendar.ics`)).http).toBe(404)
  })

  it('escapes what has a meaning in it, and breaks lines after 75 bytes between characters', () => {
    const broadcast = {
      id: 7,
      videoName: '一、a,b;c\\d',
      videoTime: '2026-11-23T11:30:00.000Z',
      videoEnd: '2026-11-23T13:00:00.000Z',
      videoIntro: '讲清什么时候加价、什么时候停投，讲完留 20 分钟答疑。'.repeat(3),
      videoImage: '',
      videoUrl: '/activity/live?id=7',
      speaker: '林知远',
      agenda: [],
      summary: [],
      repeatDays: null,
      video: null,
      address: null,
    } satisfies Broadcast
    const file = calendarOf(broadcast, 'https://www.chuhai.example', new Date('2026-11-23T00:00:00Z'))
    expect(file).toContain('SUMMARY:一、a\\,b\\;c\\\\d\r\n')
    expect(file).toContain('DTSTART:20261123T113000Z\r\nDTEND:20261123T130000Z\r\n')
    expect(file).not.toContain('RRULE')
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${broadcast.videoIntro}\\n林知远\\nhttps:`)
  })
})
