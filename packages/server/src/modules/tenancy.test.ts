import { randomUUID } from 'node:crypto'
import { checksOrganisation, type EndpointShape, endpoints } from '@chuhai/contract'
import type { OrganisationRole } from '@chuhai/contract/organisation'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { applicantOf } from '../testing/application'
import { lead } from '../testing/forms'
import { accept, addClass, addCourse, buyerOf } from '../testing/order'
import { type SignedIn, signIn } from '../testing/sign-in'
import { captain, star } from '../testing/team'
import { pageHeaders, startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { consultations } from './consultation/tables'
import { orders } from './order/tables'
import { memberships, organisations } from './organisation/tables'
import { certificates } from './school/learning/tables'

const server = startTestApp({ uploads: startTestUploads() })
const [own, foreign] = [randomUUID(), randomUUID()]
const actors = ['nobody', 'owner', 'member', 'removed member', 'stranger'] as const
type Actor = (typeof actors)[number]
const people = new Map<Actor, SignedIn>()
/** The owners of the organisations. */
const belongs: Record<Actor, string[]> = {
  nobody: [],
  owner: [own],
  member: [own],
  'removed member': [],
  stranger: [foreign],
}

const addOrganisation = async (id: string, orgName: string) => {
  await server.db.insert(organisations).values({
    id,
    orgName,
    socialCode: id.slice(0, 18),
    provinceCode: '33',
    provinceName: '浙江省',
    cityCode: '3301',
    cityName: '杭州市',
    countyCode: '',
    countyName: '',
    orgAddress: '西湖区',
    licencePic: '',
    orgType: 2,
    createdAt: new Date(),
  })
}

const join = async (actor: Actor, orgId: string, role: OrganisationRole) => {
  const userId = Number(people.get(actor)?.user.id)
  await server.db
    .insert(memberships)
    .values({ userId, orgId, role, joinedAt: new Date() })
    .onConflictDoNothing()
}

beforeAll(async () => {
  for (const actor of actors) if (actor !== 'nobody') people.set(actor, await signIn(server.db))
  await addOrganisation(own, '远帆')
  await addOrganisation(foreign, '别家')
  await join('owner', own, 'owner')
  await join('member', own, 'member')
  await join('removed member', own, 'owner')
  await join('stranger', foreign, 'owner')
  await server.db.delete(memberships).where(sql`user_id = ${Number(people.get('removed member')?.user.id)}`)
})
afterAll(() => people.clear())

const headers: [string, string | null][] = [
  ['none', null],
  ['own', own],
  ['foreign', foreign],
  ['garbage', "' or 1=1 --"],
]

/** A new session each time: one of the calls ends it. */
const headersOf = async (actor: Actor, orgId: string | null): Promise<Record<string, string>> => {
  const subject = people.get(actor)?.user.unionId
  const session: Record<string, string> = subject
    ? { Cookie: (await signIn(server.db, { subject })).cookie }
    : {}
  return { ...pageHeaders, ...session, ...(orgId === null ? {} : { 'X-Org-Id': orgId }) }
}

const call = async ({ method, path }: EndpointShape, actor: Actor, orgId: string | null) => {
  const address = `/api${path.replace(/\{\w+\}/g, 'x')}`
  const body = method === 'GET' ? {} : { body: '{}' }
  const response = await server.request(address, { method, headers: await headersOf(actor, orgId), ...body })
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    // It would go on for as long as its reader is there.
    await response.body?.cancel()
    return 'let in'
  }
  const { status } = (await response.json()) as { status: string }
  return ['UNAUTHORIZED', 'ORG_FORBIDDEN'].includes(status) ? status : 'let in'
}

/** The expected value of a cell, by the rule. */
const expected = (endpoint: EndpointShape, actor: Actor, orgId: string | null) => {
  if (actor === 'nobody') return endpoint.access === 'user' ? 'UNAUTHORIZED' : 'let in'
  if (!checksOrganisation(endpoint) || orgId === null || belongs[actor].includes(orgId)) return 'let in'
  return 'ORG_FORBIDDEN'
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  // One of the calls leaves the organisation.
  afterEach(() => join('member', own, 'member'))

  it.each(headers)(
    'admits exactly the permitted callers, with the organisation header %s',
    async (_, orgId) => {
      const cells = actors.map(async (actor) => [actor, await call(endpoint, actor, orgId)])
      const right = actors.map((actor) => [actor, expected(endpoint, actor, orgId)])
      expect(await Promise.all(cells)).toEqual(right)
    },
  )
})

describe('a consultation', () => {
  const submit = async (actor: Actor, orgId: string | null) =>
    server.post<{ id: string }>('/api/consultation', lead, await headersOf(actor, orgId))
  const listOf = async (actor: Actor, question = '') => {
    const { envelope } = await server.get<{ list: { id: string; createdAt: string }[]; total: number }>(
      `/api/user/consultation${question}`,
      await headersOf(actor, null),
    )
    return envelope.data
  }

  it('is stored with the user of the session and the chosen organisation, or without either', async () => {
    const written = async (actor: Actor, orgId: string | null) => {
      const { envelope } = await submit(actor, orgId)
      const [row] = await server.db.select().from(consultations).where(sql`id = ${envelope.data.id}`)
      return [row?.userId, row?.orgId]
    }
    expect(await written('member', own)).toEqual([Number(people.get('member')?.user.id), own])
    expect(await written('member', null)).toEqual([Number(people.get('member')?.user.id), null])
    expect(await written('nobody', own)).toEqual([null, null])
  })

  it('is listed to its sender only, the newest first, with the total', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i += 1) ids.unshift((await submit('owner', own)).envelope.data.id)
    const { list, total } = await listOf('owner', '?rows=2')
    expect([list.map(({ id }) => id), total]).toEqual([ids.slice(0, 2), 3])
    const [newest] = list
    expect(newest).toEqual({
      id: ids[0],
      about: '',
      createdAt: new Date(newest?.createdAt ?? '').toISOString(),
      consultationService: '亚马逊开店,海外仓',
      contactsName: lead.contactsName,
      contactsPhone: lead.contactsPhone,
      customerName: lead.customerName,
    })
    expect((await listOf('owner', '?page=2&rows=2')).list.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(await listOf('owner', '?page=9')).toMatchObject({ list: [], total: 3 })
    expect(await listOf('stranger')).toMatchObject({ list: [], total: 0 })
  })
})

describe('the competition', () => {
  const mine = async (actor: Actor) => {
    const headers = await headersOf(actor, null)
    const registration = await server.get('/api/competition/registration?editionId=6', headers)
    const members = await server.get('/api/competition/member?editionId=6', headers)
    return [registration.envelope.data, members.envelope.data]
  }

  it('hides the registration and the team of a user from all others, colleagues too', async () => {
    const headers = await headersOf('owner', own)
    const form = { ...star, editionId: 6, version: 0 }
    await server.post('/api/competition/registration', form, headers)
    const team = { editionId: 6, version: 1, members: [captain] }
    expect((await server.post('/api/competition/member', team, headers)).http).toBe(200)
    expect(await mine('owner')).toMatchObject([{ version: 2, ranks: star.ranks }, [captain]])
    for (const actor of ['member', 'removed member', 'stranger'] as const)
      expect(await mine(actor)).toEqual([null, []])
    expect(await mine('nobody')).toEqual([null, null])
  })
})

describe('an application', () => {
  const applicant = (actor: Actor, orgId?: string) =>
    applicantOf(server, people.get(actor) as SignedIn, orgId)

  it('is one user’s; members of its organisation see that it is there by role, and nobody else does', async () => {
    const at = (orgId?: string) => applicant('owner', orgId)
    const { address } = (await at(own).upload()).envelope.data
    await at(own).submit(0)
    await at(own).save(1, 0, {})
    expect((await at(own).mine()).state).toBe('submitted')
    const others = [applicant('owner'), applicant('member', own), applicant('stranger', foreign)]
    for (const other of others) {
      expect(await other.mine()).toMatchObject({ id: null, state: 'draft', submitted: null, draft: null })
      expect((await other.withdraw(1)).http).toBe(404)
    }
    expect((await at(foreign).withdraw(1)).envelope.status).toBe('ORG_FORBIDDEN')
    for (const actor of ['member', 'removed member', 'stranger', 'nobody'] as const) {
      const response = await server.request(address, { headers: await headersOf(actor, null) })
      expect(response.status).toBe(404)
    }
    const listed = async (actor: Actor, orgId: string) => {
      const headers = await headersOf(actor, orgId)
      const { envelope } = await server.get<{ title: string }[]>('/api/application/organisation', headers)
      return envelope.status === 'success' ? envelope.data.length : envelope.status
    }
    const role = (role: OrganisationRole) =>
      server.db
        .update(memberships)
        .set({ role })
        .where(eq(memberships.userId, Number(people.get('member')?.user.id)))
    expect([await listed('owner', own), await listed('member', own)]).toEqual([1, 1])
    await role('finance')
    expect(await listed('member', own)).toBe('ORG_ROLE_MISSING')
    await role('member')
    expect([await listed('stranger', foreign), await listed('stranger', own)]).toEqual([0, 'ORG_FORBIDDEN'])
    expect(await listed('removed member', own)).toBe('ORG_FORBIDDEN')
    expect((await at(own).withdraw(1)).http).toBe(200)
  })
})

describe('an order', () => {
  const buyer = async (actor: Actor) => {
    const { Cookie: cookie = '' } = await headersOf(actor, null)
    return buyerOf(server, { userId: Number(people.get(actor)?.user.id), cookie })
  }

  it('without an organisation belongs to its buyer alone, colleagues too get none', async () => {
    const owner = await buyer('owner')
    const { number } = await owner.order(await addCourse(server.db), 19_900)
    for (const actor of ['member', 'removed member', 'stranger'] as const) {
      const other = await buyer(actor)
      expect([(await other.get(number)).status, (await other.list()).total]).toEqual(['NOT_FOUND', 0])
      expect((await other.cancel(number)).status).toBe('NOT_FOUND')
    }
    expect((await (await buyer('nobody')).get(number)).status).toBe('UNAUTHORIZED')
    expect((await owner.get(number)).data.state).toBe('awaitingPayment')
  })

  it('of an organisation is read by its owners and finance, who can do nothing with it, and by nobody else', async () => {
    const member = await buyer('member')
    const { data } = await member.create(await addCourse(server.db), 19_900, { 'X-Org-Id': own })
    const read = async (actor: Actor) => (await (await buyer(actor)).get(data.number)).status
    const listed = async (actor: Actor, orgId: string) => {
      const headers = await headersOf(actor, orgId)
      const { envelope } = await server.post<{ list: { number: string; buyer?: string }[] }>(
        '/api/order/page',
        { of: 'organisation' },
        headers,
      )
      return envelope.status === 'success'
        ? envelope.data.list.some(({ number }) => number === data.number)
        : envelope.status
    }
    const setRole = (role: OrganisationRole) =>
      server.db
        .update(memberships)
        .set({ role })
        .where(eq(memberships.userId, Number(people.get('owner')?.user.id)))
    for (const role of ['owner', 'finance'] as const) {
      await setRole(role)
      expect([await read('owner'), await listed('owner', own)]).toEqual(['success', true])
    }
    const { data: shown } = await (await buyer('owner')).get(data.number)
    expect(shown).toMatchObject({ buyer: '沈亦舟', actions: [], refundTable: [], payBefore: null })
    expect((await (await buyer('owner')).cancel(data.number)).status).toBe('NOT_FOUND')
    await setRole('member')
    expect([await read('owner'), await listed('owner', own)]).toEqual(['NOT_FOUND', 'ORG_ROLE_MISSING'])
    await setRole('owner')
    expect([await read('stranger'), await read('removed member')]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect([await listed('stranger', foreign), await listed('stranger', own)]).toEqual([
      false,
      'ORG_FORBIDDEN',
    ])
    expect((await (await buyer('member')).get(data.number)).data.buyer).toBeUndefined()
  })

  it('notes the chosen organisation of its buyer, or none, and refuses a foreign one', async () => {
    const member = await buyer('member')
    const noted = async (orgId: string | null) => {
      const header: Record<string, string> = orgId === null ? {} : { 'X-Org-Id': orgId }
      const { status, data } = await member.create(await addCourse(server.db), 19_900, header)
      if (status !== 'success') return status
      const [row] = await server.db.select().from(orders).where(eq(orders.number, data.number))
      return row?.orgId
    }
    expect([await noted(own), await noted(null), await noted(foreign)]).toEqual([own, null, 'ORG_FORBIDDEN'])
  })
})

describe('the classmates of a class, and a certificate', () => {
  const read = async (actor: Actor, path: string) =>
    (await server.get<object | null>(`/api/school${path}`, await headersOf(actor, null))).envelope

  it('are seen by who has a place and a certificate of their own, by colleagues as little as by strangers', async () => {
    const userId = Number(people.get('owner')?.user.id)
    const product = await addClass(server.db, { price: 0 })
    await accept(server.db, userId, product)
    const { Cookie: cookie = '' } = await headersOf('owner', own)
    await buyerOf(server, { userId, cookie }).order(product, 0)
    const issued = { number: `CH-${randomUUID()}`, courseId: 101, courseName: '第一课', lessons: 6 }
    await server.db.insert(certificates).values({ ...issued, userId, name: '陆知远', issuedAt: new Date() })
    const [mates, certificate] = [`/class/${product.id}/classmates`, '/course/101/certificate']
    expect((await read('owner', mates)).status).toBe('success')
    expect((await read('owner', certificate)).data).toMatchObject({ name: '陆知远' })
    for (const actor of ['member', 'removed member', 'stranger'] as const) {
      expect((await read(actor, mates)).status).toBe('NOT_FOUND')
      expect((await read(actor, certificate)).data).toBeNull()
    }
  })
})

describe('the site guide', () => {
  const subscribedIds = async (actor: Actor) => {
    const headers = await headersOf(actor, null)
    const { envelope } = await server.post<{ list: { id: number }[] }>('/api/nav/subscribe/page', {}, headers)
    return envelope.data.list.map(({ id }) => id)
  }
  const ownAppraisal = async (actor: Actor) => {
    const { envelope } = await server.get<{ appraisals: { own: object | null } }>(
      '/api/nav/detail/30401',
      await headersOf(actor, null),
    )
    return envelope.data.appraisals.own
  }

  it('hides subscriptions and appraisals of a user from all others, colleagues too', async () => {
    const headers = await headersOf('owner', own)
    await server.post('/api/nav/subscribe/30401', { navInfoId: 30401 }, headers)
    await server.post('/api/nav/appraise/save', { navInfoId: 30401, score: 4, content: '好用' }, headers)
    expect(await subscribedIds('owner')).toEqual([30401])
    expect(await ownAppraisal('owner')).toEqual({ score: 4, content: '好用' })
    for (const actor of ['member', 'removed member', 'stranger'] as const)
      expect([await subscribedIds(actor), await ownAppraisal(actor)]).toEqual([[], null])
    expect(await ownAppraisal('nobody')).toBeNull()
  })
})

it('lists the organisations of a user in the order they joined them', async () => {
  const { user, cookie } = await signIn(server.db)
  const ids = [randomUUID(), randomUUID(), randomUUID()].sort()
  const [first, second, third] = ids as [string, string, string]
  const joined = [
    [third, '2026-01-01'],
    [second, '2026-01-02'],
    [first, '2026-01-02'],
  ] as const
  for (const [orgId, date] of joined) {
    await addOrganisation(orgId, orgId)
    await server.db.insert(memberships).values({ userId: Number(user.id), orgId, joinedAt: new Date(date) })
  }
  const { envelope } = await server.get<{ userOrgInfoList: object[] }>('/api/user/info', { Cookie: cookie })
  const inOrder = [third, first, second].map((orgId) => ({ orgId, orgName: orgId }))
  expect(envelope.data.userOrgInfoList).toEqual(inOrder)
})

it('forbids caching of all answers except those that are the same for all callers', async () => {
  const kept: string[] = []
  for (const { method, path, name } of endpoints) {
    const address = `/api${path.replace(/\{\w+\}/g, 'x')}`
    const response = await server.request(address, { method, headers: await headersOf('owner', null) })
    if (response.headers.get('Cache-Control') !== 'no-store') kept.push(name)
    await response.body?.cancel()
  }
  expect(kept).toEqual(['getRegionTree'])
})
