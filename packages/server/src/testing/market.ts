import type { OfferDraft, OwnOffer, OwnOfferWithDraft } from '@chuhai/contract/market'
import type { OrganisationRole } from '@chuhai/contract/organisation'
import { serviceProviders } from '@chuhai/contract/publication'
import { eq, max } from 'drizzle-orm'
import type { Db } from '../database/db'
import { decideOffer } from '../modules/market/offers/review'
import { giveRole } from '../modules/market/offers/role'
import { publications } from '../modules/publication/tables'
import { addOrganisation, newMember } from './organisation'
import { pageHeaders, type startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

/** A service that keeps every rule. */
export const wholeOffer: OfferDraft = {
  title: '德国 VAT 注册与首年申报',
  summary: '中德双语税代，六周内拿到税号',
  category: '财税合规',
  platforms: ['亚马逊'],
  places: ['线上'],
  answersWithinHours: 4,
  packages: [
    { key: 'p1', name: '注册', price: 280_000, days: 45, revisions: 1, contains: ['递交申请', '跟进税局'] },
    { key: 'p2', name: '注册加申报', price: 680_000, days: 60, revisions: 2, contains: ['十二期申报'] },
  ],
  options: [{ key: 'o1', name: '加急', price: 80_000, days: 0 }],
  asksFor: ['营业执照扫描件'],
  examples: [],
  questions: [{ question: '要去德国吗？', answer: '不用。' }],
}

/** Adds a provider of its own to the directory, copied from a seeded one. */
const addProvider = async (db: Db): Promise<number> => {
  const isProvider = eq(publications.type, serviceProviders.key)
  const [seeded] = await db.select().from(publications).where(isProvider).limit(1)
  const [last] = await db
    .select({ id: max(publications.id) })
    .from(publications)
    .where(isProvider)
  if (!seeded) throw new Error('no provider')
  const id = Math.max(last?.id ?? 0, 5000) + 1
  await db.insert(publications).values({ ...seeded, id })
  return id
}

/** What a member of an organisation does with its services. */
export const offersOf = (server: Server, headers: Record<string, string>) => {
  const send = async <T>(method: string, path: string, body?: object) => {
    const response = await server.request(`/api/market/${path}`, {
      method,
      headers: { ...pageHeaders, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const envelope = (await response.json()) as {
      status: string
      data: T & { fields?: Record<string, string> }
    }
    return { http: response.status, ...envelope }
  }
  return {
    send,
    list: () => send<OwnOffer[]>('GET', 'offer'),
    read: (id: string) => send<OwnOfferWithDraft>('GET', `offer/${id}`),
    create: (copyOf: string | null = null) => send<OwnOfferWithDraft>('POST', 'offer', { copyOf }),
    save: (id: string, version: number, draft: OfferDraft = wholeOffer) =>
      send<OwnOffer>('PUT', `offer/${id}`, { version, draft }),
    step: (id: string, version: number, step: string) =>
      send<OwnOfferWithDraft>('PUT', `offer/${id}/step`, { version, step }),
    remove: (id: string) => send<null>('DELETE', `offer/${id}`),
  }
}

/** An organisation that may offer services, with a member of it. */
export const newProvider = async (server: Server, role: OrganisationRole = 'member') => {
  const organisation = await addOrganisation(server)
  const owner = await newMember(server, organisation.id, 'owner')
  const member = await newMember(server, organisation.id, role, '林若溪')
  const providerId = await addProvider(server.db)
  const outcome = await giveRole(
    server.db,
    { orgId: organisation.id, providerId, by: 'li@desk' },
    new Date('2026-11-28T02:00:00Z'),
  )
  if (outcome !== 'given') throw new Error(`[chuhai] the role was not given: ${outcome}`)
  const offers = offersOf(server, member.headers)

  /** A service that was handed in. */
  const handIn = async (draft = wholeOffer) => {
    const { id } = (await offers.create()).data
    await offers.save(id, 1, draft)
    const { version } = (await offers.step(id, 2, 'submit')).data
    return { id, version }
  }
  return {
    organisation,
    owner,
    member,
    providerId,
    ...offers,
    handIn,
    /** A service that buyers see. */
    async publish(draft = wholeOffer) {
      const { id, version } = await handIn(draft)
      const given = { version, decision: { action: 'accept' as const }, by: 'li@desk' }
      const accepted = await decideOffer(server.db, id, given, new Date('2026-11-28T03:00:00Z'))
      return { id, version: accepted.version, serviceId: accepted.serviceId ?? 0 }
    },
  }
}
