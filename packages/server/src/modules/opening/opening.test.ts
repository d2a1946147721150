import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { newOpening, openingSteps, openingsOf } from '../../testing/opening'
import { addOrganisation, memberOf } from '../../testing/organisation'
import { signIn, signInOnSite } from '../../testing/sign-in'
import { partner, startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { minuteMs } from '../../time/durations'
import { organisationRecords } from '../organisation-records'
import { deleteOldOpenings } from './operator'

const server = startTestApp({ clock: () => new Date('2026-11-28T03:00:00Z') })
const { handed, questions, videoCheck, opened, refused } = openingSteps

describe('the opening of a store', () => {
  it('begins with the acceptance, and has nothing to do yet', async () => {
    const { id, list, read } = await newOpening(server)
    const begun = {
      id,
      subject: '1-us',
      platformName: '亚马逊',
      siteName: { 'zh-CN': '美国站' },
      organisation: null,
      isOwn: true,
      stage: 'accepted',
      version: 1,
      task: null,
      store: null,
    }
    expect(await list()).toEqual([expect.objectContaining({ ...begun, siteName: expect.anything() })])
    expect((await read(id)).envelope.data).toMatchObject({
      ...begun,
      history: [{ stage: 'accepted', words: '', task: null, at: '2026-11-28T02:00:00.000Z' }],
    })
  })

  it('passes five stages to an opened store with its number and address', async () => {
    const { id, set, read } = await newOpening(server)
    for (const step of [handed, questions, handed, videoCheck, opened]) await set(step)
    const { data } = (await read(id)).envelope
    expect(data).toMatchObject({ stage: 'opened', version: 6, task: null, store: opened.store })
    expect(data.history.map(({ stage }) => stage)).toEqual([
      'accepted',
      'handed',
      'questions',
      'handed',
      'videoCheck',
      'opened',
    ])
    expect(data.history[2]).toMatchObject({
      words: '平台要近三个月的账单',
      task: { text: '补充水电费账单', dueAt: '2026-12-03T10:00:00.000Z' },
    })
    expect(data.history.every((step) => !('by' in step))).toBe(true)
  })

  it('can be handed in again after a refusal, and the number of an opened store can be mended', async () => {
    const refusedOne = await newOpening(server)
    for (const step of [handed, refused, handed]) await refusedOne.set(step)
    const { set, list } = await newOpening(server)
    for (const step of [handed, opened]) await set(step)
    await set({ ...opened, store: { ...opened.store, number: 'B1' } })
    expect((await list())[0]?.store?.number).toBe('B1')
  })

  it.each([
    [[], opened],
    [[], questions],
    [[handed], handed],
    [[handed, refused], opened],
    [[handed, opened], refused],
  ])('after %j cannot be %j', async (before, next) => {
    const { set } = await newOpening(server)
    for (const step of before) await set(step)
    await expect(set(next)).rejects.toMatchObject({ code: 'STORE_STAGE_IMPOSSIBLE' })
  })

  it('asks for nothing that is already due', async () => {
    const { set } = await newOpening(server)
    await set(handed)
    await expect(set(questions, questions.task.dueAt)).rejects.toMatchObject({ code: 'STORE_DUE_PASSED' })
    await set(questions, new Date(questions.task.dueAt.getTime() - minuteMs))
  })

  it('tells the second of two operators who has set which stage, also where both act at once', async () => {
    const { id, set, setFrom, read } = await newOpening(server)
    await set(handed)
    const late = await setFrom(1, handed).catch((error) => error)
    expect(late).toMatchObject({ code: 'STORE_OPENING_CHANGED', httpStatus: 409 })
    expect(late.details.fields('zh-CN')).toEqual({
      version: 'wang@desk, 2026-11-28T02:00:00.000Z: 已提交平台',
    })
    const both = await Promise.allSettled([setFrom(2, questions, 'a'), setFrom(2, refused, 'b')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'STORE_OPENING_CHANGED' },
    })
    expect((await read(id)).envelope.data.version).toBe(3)
  })

  it('tells its applicant of each stage, in their words and with what is due', async () => {
    const { userId, set } = await newOpening(server)
    const at = (minutes: number) => new Date(Date.parse('2026-11-28T02:00:00Z') + minutes * minuteMs)
    await set(handed, at(1))
    await set(questions, at(2))
    await set(videoCheck, at(3))
    await set(refused, at(4))
    await set(handed, at(5))
    await set(opened, at(6))
    const told = await toldTo(server.db, userId)
    expect(told.map(({ kind }) => kind)).toEqual([
      'store.handed',
      'store.questions',
      'store.videoCheck',
      'store.refused',
      'store.handed',
      'store.opened',
    ])
    expect(told[1]?.values).toMatchObject({
      store: expect.stringMatching(/^亚马逊.*美国/),
      task: '补充水电费账单',
      due: '2026-12-03T10:00:00.000Z',
    })
    expect(told[5]?.values).toMatchObject({ number: 'A2Q3XEXAMPLE' })
  })
})

describe('the list', () => {
  it('has what is due first, the soonest at the top, then what has changed last', async () => {
    const who = await signIn(server.db)
    const quiet = await newOpening(server, { who })
    const late = await newOpening(server, { who })
    const soon = await newOpening(server, { who })
    const news = await newOpening(server, { who, now: new Date('2026-11-28T02:30:00Z') })
    for (const one of [late, soon]) await one.set(handed)
    await late.set(questions)
    await soon.set({ ...questions, task: { text: '答复', dueAt: new Date('2026-12-01T00:00:00Z') } })
    expect((await news.list()).map(({ id }) => id)).toEqual([soon.id, late.id, news.id, quiet.id])
  })
})

describe('the calendar file', () => {
  it('has what is due with a reminder, and is not there once nothing is', async () => {
    const { id, set, calendar } = await newOpening(server)
    await set(handed)
    expect((await calendar(id)).status).toBe(404)
    await set(questions)
    const answer = await calendar(id)
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    const text = (await answer.text()).replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART:20261203T093000Z\r\nDTEND:20261203T100000Z')
    expect(text).toMatch(/SUMMARY:亚马逊.*：补充水电费账单/)
    expect(text).toContain('TRIGGER:-P1D')
    await set(opened)
    expect((await calendar(id)).status).toBe(404)
  })
})

describe('an opening in the name of an organisation', () => {
  let org: Awaited<ReturnType<typeof addOrganisation>>
  let opening: Awaited<ReturnType<typeof newOpening>>
  beforeAll(async () => {
    org = await addOrganisation(server)
    const who = await signIn(server.db)
    await memberOf(server, who, org.id).join('member')
    opening = await newOpening(server, { who, orgId: org.id })
    await opening.set(handed)
    await opening.set(questions)
  })
  const seenWith = async (headers: Record<string, string>) => {
    const { list, read, calendar } = openingsOf(server, headers)
    const listed = (await list()).map(({ id }) => id).includes(opening.id)
    return [listed, (await read(opening.id)).http, (await calendar(opening.id)).status]
  }
  const colleague = async (role: 'owner' | 'member' | 'finance', orgId = org.id) => {
    const member = memberOf(server, await signIn(server.db), orgId)
    await member.join(role)
    return member
  }

  it('is read by its applicant, owners and members', async () => {
    expect(await seenWith({ Cookie: opening.who.cookie })).toEqual([true, 200, 200])
    for (const role of ['owner', 'member'] as const) {
      const { headers, who } = await colleague(role)
      expect(await seenWith(headers)).toEqual([true, 200, 200])
      const [shown] = await openingsOf(server, { Cookie: who.cookie }).list()
      expect(shown).toMatchObject({ isOwn: false, organisation: org.orgName, applicant: '沈亦舟' })
    }
  })

  it('is not there for a member without the right, another organisation, a stranger and nobody', async () => {
    const other = await addOrganisation(server)
    for (const { headers } of [await colleague('finance'), await colleague('owner', other.id)])
      expect(await seenWith(headers)).toEqual([false, 404, 404])
    const stranger = await signIn(server.db)
    expect(await seenWith({ Cookie: stranger.cookie })).toEqual([false, 404, 404])
    expect((await server.get(`/api/store/opening/${opening.id}`)).http).toBe(401)
    expect((await server.request(`/api/store/opening/${opening.id}/calendar.ics`)).status).toBe(404)
    expect((await openingsOf(server, { Cookie: stranger.cookie }).read(randomUUID())).http).toBe(404)
  })

  it('says nothing to pages of other sites, whoever is there', async () => {
    const headersAt = await signInOnSite(server.db, opening.userId, partner, new Date('2026-11-28T03:00:00Z'))
    for (const path of ['/api/store/opening', `/api/store/opening/${opening.id}`]) {
      const { http, envelope } = await server.get(path, await headersAt(path))
      expect([http < 400, envelope.data]).toEqual([false, null])
    }
    const path = `/api/store/opening/${opening.id}/calendar.ics`
    expect((await server.request(path, { headers: await headersAt(path) })).status).toBe(404)
    const withCookie = { Cookie: opening.who.cookie, Origin: partner }
    expect((await server.get(`/api/store/opening/${opening.id}`, withCookie)).http).toBeGreaterThan(400)
  })

  it('leaves who leaves the organisation, and goes with the organisation to another', async () => {
    const applicant = await colleague('member')
    const { id, read } = await newOpening(server, { who: applicant.who, orgId: org.id })
    const target = await addOrganisation(server)
    const records = organisationRecords.find(({ tables }) => tables.includes('store_opening'))
    expect(await records?.move(server.db, org.id, target.id)).toBe(true)
    expect((await read(id)).http).toBe(404)
    const { headers } = await colleague('owner', target.id)
    expect((await openingsOf(server, headers).read(id)).http).toBe(200)
  })
})

it('openings are deleted with all their steps once the last one is old', async () => {
  const [old, alive] = [await newOpening(server), await newOpening(server)]
  await old.set(handed)
  await alive.set(handed, new Date('2026-11-29T00:00:00Z'))
  await deleteOldOpenings(server.db, new Date('2026-11-28T12:00:00Z'))
  expect([(await old.read(old.id)).http, (await alive.read(alive.id)).http]).toEqual([404, 200])
})
