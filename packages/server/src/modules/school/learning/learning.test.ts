import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseProgress, type Learning, type LessonStream, lessonsOf } from '@chuhai/contract/school'
import { beforeAll, describe, expect, it } from 'vitest'
import { lessonsDir } from '../../../process/folders'
import { firstItems } from '../../../testing/first-items'
import { newBuyer, type TestBuyer } from '../../../testing/order'
import { signInOnSite } from '../../../testing/sign-in'
import { pageHeaders, partner, startTestApp } from '../../../testing/test-app'
import { hourMs } from '../../../time/durations'
import { recordPayment } from '../../order/payments'
import { courseContent } from '../content'

const server = startTestApp()
const paid = { kind: 'course', id: 102 } as const
const price = 39_900

interface Opened {
  access: string
  stream: LessonStream | null
  seconds: number
  isFinished: boolean
}

let owner: TestBuyer
let other: TestBuyer
beforeAll(async () => {
  owner = await newBuyer(server)
  other = await newBuyer(server)
  const { number } = await owner.order(paid, price)
  const now = new Date()
  await recordPayment(server.db, { number, amount: price, paymentNumber: 'trade-lesson', paidAt: now }, now)
})

const as = (who?: TestBuyer): Record<string, string> => (who ? { Cookie: who.cookie } : {})
const open = async (key: string, who?: TestBuyer, id = 102) =>
  (await server.get<Opened>(`/api/school/course/${id}/lesson/${key}`, as(who))).envelope.data
const file = (path: string, who?: TestBuyer, headers = {}) =>
  server.request(path, { headers: { ...as(who), ...headers } })
const save = (key: string, body: object, who: TestBuyer, id = 102) =>
  server
    .request(`/api/school/course/${id}/lesson/${key}/progress`, {
      method: 'PUT',
      headers: {
        ...as(who),
        ...pageHeaders,
      },
      body: JSON.stringify(body),
    })
    .then(async (response) => ({
      http: response.status,
      ...((await response.json()) as { status: string; data: { seconds: number; isFinished: boolean } }),
    }))

describe('a lesson', () => {
  it('that is free plays for everybody', async () => {
    const { access, stream } = await open('1-1')
    expect(access).toBe('granted')
    expect((await file(stream?.src ?? '')).status).toBe(200)
    expect((await file(stream?.src ?? '', other)).status).toBe(200)
  })

  it('of a paid course needs its purchase', async () => {
    expect(await open('1-2')).toMatchObject({ access: 'purchase', stream: null })
    expect(await open('1-2', other)).toMatchObject({ access: 'purchase', stream: null })
    expect(await open('1-2', owner)).toMatchObject({ access: 'granted' })
  })

  it('of a free course needs a session', async () => {
    expect(await open('1-2', undefined, 101)).toMatchObject({ access: 'signIn', stream: null })
    expect(await open('1-2', other, 101)).toMatchObject({ access: 'granted' })
  })

  it('does not exist in a course without it', async () => {
    expect((await server.get('/api/school/course/102/lesson/9-9')).http).toBe(404)
    expect((await server.get('/api/school/course/99999/lesson/1-1')).http).toBe(404)
    expect((await server.get('/api/school/course/102/lesson/..%2F')).http).toBe(422)
  })
})

describe('the addresses of a film', () => {
  const paidStream = async () => (await open('1-2', owner)).stream as LessonStream

  it('serve the playlists, their segments and subtitles, also in parts', async () => {
    const { src, renditions, subtitles } = await paidStream()
    const playlist = await file(src, owner)
    expect(playlist.headers.get('Content-Type')).toBe('application/vnd.apple.mpegurl')
    const namesIn = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(namesIn(await playlist.text())).toEqual(renditions.map(({ height }) => `${height}.m3u8`))
    for (const { height, src: address } of renditions) {
      const names = namesIn(await (await file(address, owner)).text())
      expect(names.length).toBeGreaterThan(1)
      for (const name of [`${height}-init.mp4`, ...names])
        expect((await file(src.replace('index.m3u8', name), owner)).status).toBe(200)
    }
    const part = await file(src.replace('index.m3u8', '720-0.m4s'), owner, { Range: 'bytes=10-19' })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
    expect(await (await file(subtitles, owner)).text()).toContain('WEBVTT')
  })

  it('are of every quality that the film was packed in, the best first', async () => {
    const { renditions, file: best } = await paidStream()
    expect(renditions.map(({ height }) => height)).toEqual([720, 480])
    expect(renditions[0]?.file).toBe(best)
    for (const rendition of renditions)
      expect((await file(rendition.file, owner, { Range: 'bytes=4-7' })).status).toBe(206)
  })

  it('serve the film as one file to pages of the site where its viewer is signed in, and to those of no other', async () => {
    const headers = await signInOnSite(server.db, owner.userId, partner)
    const lesson = '/api/school/course/102/lesson/1-2'
    const { envelope } = await server.get<Opened>(lesson, await headers(lesson))
    const film = envelope.data.stream?.file ?? ''
    const part = await file(film, undefined, { Origin: partner, Range: 'bytes=4-7' })
    expect([part.status, part.headers.get('Content-Type'), await part.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ])
    expect(part.headers.get('Access-Control-Allow-Origin')).toBe(partner)
    expect(part.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    for (const Origin of ['http://127.0.0.1:4003', 'http://localhost:4000'])
      expect((await file(film, undefined, { Origin })).status).toBe(403)
    expect((await file(film, owner)).status).toBe(403)
  })

  it('are refused alike to others, after two hours, when altered, and for what does not exist', async () => {
    const { src, expiresAt } = await paidStream()
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(2 * hourMs)
    const [, film, signature] = /film\/([^/]+)\/([^/]+)\//.exec(src) as unknown as [string, string, string]
    const [user, expiry, digest] = signature.split('.')
    const later = server.another({ clock: () => new Date(Date.parse(expiresAt) + 1000) })
    // With the address of a free lesson, no part of a paid one opens.
    const free = /film\/[^/]+\/([^/]+)\//.exec((await open('1-1'))?.stream?.src ?? '')?.[1] ?? ''
    const forged = (name: string) => file(src.replace(signature, free).replace('index.m3u8', name), owner)
    const responses = [
      await file(src),
      await file(src, other),
      await later.request(src, { headers: as(owner) }),
      await file(src.replace(film, 'container'), owner),
      await file(src.replace(`${user}.`, `${Number(user) + 1}.`), owner),
      await file(src.replace(`${user}.`, '0.'), owner),
      await file(src.replace(String(expiry), String(Number(expiry) + 3600)), owner),
      await file(src.replace(String(digest), 'x'.repeat(43)), owner),
      await file(src.replace(film, 'no-such-film'), owner),
      await file(src.replace('index.m3u8', '720-99.m4s'), owner),
      await file(src.replace('index.m3u8', '1080.m3u8'), owner),
      ...(await Promise.all(
        ['720.m3u8', '480.mp4', '720-init.mp4', '480-0.m4s', 'subtitles.vtt'].map(forged),
      )),
    ]
    const answers = await Promise.all(
      responses.map(async (response) => [response.status, (await response.json()).status]),
    )
    expect(new Set(answers.map(String))).toEqual(new Set(['403,LESSON_LINK_INVALID']))
  })

  it('name no other file of the folder', async () => {
    const { src } = await paidStream()
    for (const name of ['..%2F..%2Fpackage.json', 'package.json', '%2e%2e/index.m3u8'])
      expect((await file(src.replace('index.m3u8', name), owner)).status).toBeGreaterThanOrEqual(403)
  })

  it.each(['720.m3u8x', '720.mp4/x.css', 'subtitles.vtt.css', '720-0.m4s.js'])(
    'end where the name of the file ends: %s',
    async (name) => {
      const { src } = await paidStream()
      expect((await file(src.replace('index.m3u8', name), owner)).status).toBe(404)
    },
  )

  it('are signed by one key on every instance', async () => {
    const { src } = await paidStream()
    expect((await server.another({}).request(src, { headers: as(owner) })).status).toBe(200)
  })
})

describe('the films', () => {
  it('of all lessons exist, and are as long as the lessons say', () => {
    const films = new Set(readdirSync(lessonsDir))
    for (const course of firstItems(courseContent))
      for (const { key, video, seconds } of lessonsOf(course)) {
        if (video === null) continue
        expect(films, `${course.name} ${key}`).toContain(video)
        const folder = join(lessonsDir, video)
        const files = readdirSync(folder)
        const playlists = files.filter((name) => /^\d+\.m3u8$/.test(name))
        expect(playlists, `${course.name} ${key}`).not.toEqual([])
        for (const name of playlists) {
          const length = [...readFileSync(join(folder, name), 'utf8').matchAll(/#EXTINF:([\d.]+)/g)].reduce(
            (sum, [, part]) => sum + Number(part),
            0,
          )
          expect(Math.round(length), `${course.name} ${key} ${name}`).toBe(seconds)
          expect(files, `${course.name} ${key}`).toContain(name.replace('m3u8', 'mp4'))
        }
      }
  })
})

describe('progress', () => {
  it('is kept per user, never goes back by a save from before, and a finished lesson stays finished', async () => {
    expect((await save('1-2', { seconds: 20, watched: [[0, 20]], agoMs: 0 }, owner)).data.seconds).toBe(20)
    expect((await save('1-2', { seconds: 4, agoMs: 60_000 }, owner)).data.seconds).toBe(20)
    expect((await save('1-2', { seconds: 61, watched: [[20, 61]], agoMs: 0 }, owner)).data.isFinished).toBe(
      true,
    )
    expect((await save('1-2', { seconds: 8, agoMs: 0 }, owner)).data).toMatchObject({
      seconds: 8,
      isFinished: true,
    })
    const read = async (who?: TestBuyer) =>
      (await server.get<CourseProgress>('/api/school/course/102/progress', as(who))).envelope.data
    expect(await read(owner)).toEqual({
      isOwned: true,
      lessons: [{ key: '1-2', seconds: 8, isFinished: true }],
      lastKey: '1-2',
    })
    expect(await read(other)).toEqual({ isOwned: false, lessons: [], lastKey: null })
    expect(await read()).toEqual({ isOwned: false, lessons: [], lastKey: null })
    expect((await open('1-2', owner)).seconds).toBe(8)
  })

  it('is saved for lessons only that the user may watch, and no longer than they are', async () => {
    expect(await save('1-3', { seconds: 5, agoMs: 0 }, other)).toMatchObject({
      http: 403,
      status: 'LESSON_LOCKED',
    })
    for (const body of [
      { seconds: 64 },
      { seconds: -1 },
      { seconds: 5, watched: [[30, 64]] },
      { seconds: 5, watched: [[-1, 5]] },
      { seconds: 5, watched: [[5, 4]] },
    ])
      expect(await save('1-1', { ...body, agoMs: 0 }, other)).toMatchObject({
        http: 400,
        status: 'LESSON_POSITION_INVALID',
      })
    expect((await save('1-1', { seconds: 63, agoMs: 0 }, other)).data.seconds).toBe(63)
    expect((await save('9-9', { seconds: 1, agoMs: 0 }, other)).http).toBe(404)
  })

  it('finishes a lesson by the union of what was watched, in any order and from any device', async () => {
    const learner = await newBuyer(server)
    const watch = async (...watched: [number, number][]) =>
      (await save('1-1', { seconds: 63, watched, agoMs: 0 }, learner)).data.isFinished
    expect(await watch()).toBe(false)
    expect(await watch([48, 63])).toBe(false)
    expect(await watch([35, 63], [40, 63])).toBe(false)
    const parts = [0, 5, 10].map((from) => watch([from, from + 5]))
    expect(new Set(await Promise.all(parts))).toEqual(new Set([false]))
    expect(await watch([15, 34])).toBe(true)
  })

  it('makes the list of what is learned, with where to go on', async () => {
    const learner = await newBuyer(server)
    const list = async (who: TestBuyer) =>
      (await server.get<Learning[]>('/api/school/learning', as(who))).envelope.data
    expect(await list(learner)).toEqual([])
    await save('1-1', { seconds: 60, watched: [[0, 60]], agoMs: 0 }, learner, 101)
    expect(await list(learner)).toMatchObject([
      {
        course: { id: 101 },
        isOwned: true,
        finished: 1,
        percent: 16,
        next: { key: '1-2', seconds: 0 },
      },
    ])
    expect((await server.get('/api/school/learning')).http).toBe(401)
    const [own] = await list(owner)
    expect(own).toMatchObject({ course: { id: 102 }, isOwned: true, next: { key: '1-3', seconds: 0 } })
  })
})

describe('a living course', () => {
  const live = async (id: number, who?: TestBuyer, now = new Date()) => {
    const response = await server
      .another({ clock: () => now })
      .request(`/api/school/course/${id}/live`, { headers: as(who) })
    return { http: response.status, ...((await response.json()) as { data: Record<string, unknown> }) }
  }

  it('needs a session, and hands out its film from the start on', async () => {
    expect((await live(601)).http).toBe(401)
    const { data } = await live(601, other)
    const { startsAt } = (data.course as { living: { startsAt: string } }).living
    const begun = await live(601, other, new Date(Date.parse(startsAt) + 60_000))
    expect(begun.data).toMatchObject({ access: 'granted', stream: { src: expect.any(String) } })
    const before = await live(602, other)
    expect(before.data).toMatchObject({ access: 'purchase', stream: null })
  })

  it('that costs something needs its purchase, also for its recording', async () => {
    expect((await live(603, other)).data).toMatchObject({ access: 'purchase', stream: null })
    const { number } = await other.order({ kind: 'course', id: 603 }, 5900)
    const now = new Date()
    await recordPayment(server.db, { number, amount: 5900, paymentNumber: 'trade-live', paidAt: now }, now)
    expect((await live(603, other)).data).toMatchObject({ access: 'granted', stream: expect.any(Object) })
  })

  it('is not a recorded one', async () => {
    expect((await live(101, owner)).http).toBe(404)
  })
})
