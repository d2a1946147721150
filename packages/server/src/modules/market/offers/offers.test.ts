import { marketOffersMax } from '@chuhai/contract/constants'
import { emptyOffer, type MarketService, type OfferDraft, offerOf } from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newProvider, offersOf, wholeOffer } from '../../../testing/market'
import { addOrganisation, newMember, newStranger } from '../../../testing/organisation'
import { png } from '../../../testing/pictures'
import { pageHeaders, startTestApp } from '../../../testing/test-app'
import { kindsTold, toldTo } from '../../../testing/told'
import { formOf, startTestUploads } from '../../../testing/upload'
import { deleteUnusedFiles } from '../../file/cleanup'
import { files } from '../../file/tables'
import { fileUsers } from '../../file-users'
import { memberships, organisations } from '../../organisation/tables'
import { organisationRecords } from '../../organisation-records'
import { columnsOf } from '../columns'
import { marketServices } from '../tables'
import { decideOffer } from './review'
import { giveRole, takeRole } from './role'
import { marketOffers } from './tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const now = new Date('2026-11-28T04:00:00Z')

type Provider = Awaited<ReturnType<typeof newProvider>>
let provider: Provider
beforeEach(async () => {
  provider = await newProvider(server)
})

const service = (id: number) => server.get<{ item: MarketService }>(`/api/market/service/${id}`)
const accept = (id: string, version: number) =>
  decideOffer(server.db, id, { version, decision: { action: 'accept' }, by: 'li@desk' }, now)
const returned = {
  action: 'return',
  reason: '套餐要写明含几个店铺',
  fields: { packages: '第二个没有写店铺数' },
} as const
const sendBack = (id: string, version: number, by = 'li@desk') =>
  decideOffer(server.db, id, { version, decision: returned, by }, now)
const dearer: OfferDraft = {
  ...wholeOffer,
  packages: wholeOffer.packages.map((one) => ({ ...one, price: (one.price ?? 0) + 100_000 })),
}

describe('a service', () => {
  it('begins empty, is written step by step, and handed in once nothing is missing', async () => {
    const { data } = await provider.create()
    expect(data).toMatchObject({ version: 1, state: 'draft', title: '', serviceId: null, draft: emptyOffer })
    const refused = await provider.step(data.id, 1, 'submit')
    expect(refused).toMatchObject({ http: 422, status: 'MARKET_OFFER_INCOMPLETE' })
    expect(refused.data.fields).toMatchObject({
      'draft.title': '请输入',
      'draft.packages.0.price': expect.stringContaining('1 元到 100 万元'),
    })
    expect((await provider.save(data.id, 1)).data).toMatchObject({
      version: 2,
      state: 'draft',
      priceFrom: 280_000,
    })
    expect((await provider.step(data.id, 2, 'submit')).data).toMatchObject({ version: 3, state: 'submitted' })
    expect(await provider.save(data.id, 3, dearer)).toMatchObject({ http: 409, status: 'MARKET_OFFER_STATE' })
    expect((await provider.step(data.id, 3, 'withdraw')).data).toMatchObject({ version: 4, state: 'draft' })
  })

  it('is seen by buyers once it is accepted, in the words and for the prices that were handed in', async () => {
    const { id, version } = await provider.handIn()
    const { serviceId } = await accept(id, version)
    expect(serviceId).toBeGreaterThanOrEqual(100_000)
    const { envelope } = await service(serviceId ?? 0)
    expect(envelope.data.item).toMatchObject({
      title: wholeOffer.title,
      packages: wholeOffer.packages,
      priceFrom: 280_000,
      daysFrom: 45,
      canOrder: true,
      provider: { id: provider.providerId },
    })
    expect((await provider.list()).data[0]).toMatchObject({ id, state: 'accepted', serviceId })
  })

  it('is returned with reasons by part, which stay until it is handed in again', async () => {
    const { id, version } = await provider.handIn()
    await sendBack(id, version)
    const { data } = await provider.read(id)
    expect(data).toMatchObject({ state: 'returned', reason: returned.reason, fields: returned.fields })
    expect((await provider.save(id, data.version, dearer)).data).toMatchObject({
      state: 'returned',
      reason: returned.reason,
    })
    expect((await provider.step(id, data.version + 1, 'submit')).data).toMatchObject({
      state: 'submitted',
      reason: null,
      fields: {},
    })
  })

  it('changes for buyers with the next acceptance only, and a draft can be thrown away', async () => {
    const { id, version, serviceId } = await provider.publish()
    await provider.save(id, version, dearer)
    const priceFrom = async () => (await service(serviceId)).envelope.data.item.priceFrom
    expect(await priceFrom()).toBe(280_000)
    const { data } = await provider.step(id, version + 1, 'discard')
    expect(data).toMatchObject({ state: 'accepted', draft: wholeOffer })
    await provider.save(id, data.version, dearer)
    await provider.step(id, data.version + 1, 'submit')
    await accept(id, data.version + 2)
    expect(await priceFrom()).toBe(380_000)
  })

  it('is hidden while it is paused, also through a publication, and shown again', async () => {
    const { id, version, serviceId } = await provider.publish()
    expect((await provider.step(id, version, 'pause')).data.isPaused).toBe(true)
    expect((await service(serviceId)).http).toBe(404)
    await provider.save(id, version + 1, dearer)
    await provider.step(id, version + 2, 'submit')
    const { version: now } = await accept(id, version + 3)
    expect((await service(serviceId)).http).toBe(404)
    expect((await provider.step(id, now, 'resume')).data.isPaused).toBe(false)
    expect((await service(serviceId)).envelope.data.item.priceFrom).toBe(380_000)
  })

  it('is not overwritten from an older version, and the same again is answered as the first time', async () => {
    const { id } = (await provider.create()).data
    await provider.save(id, 1)
    expect((await provider.save(id, 1)).data.version).toBe(2)
    expect(await provider.save(id, 1, dearer)).toMatchObject({ http: 409, status: 'MARKET_OFFER_CHANGED' })
    const both = await Promise.all([provider.save(id, 2, dearer), provider.save(id, 2, emptyOffer)])
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409])
    await provider.save(id, 3, wholeOffer)
    expect((await provider.step(id, 4, 'submit')).data.version).toBe(5)
    expect((await provider.step(id, 4, 'submit')).data).toMatchObject({ version: 5, state: 'submitted' })
  })

  it('is copied into a draft of its own, and deleted while it was never published', async () => {
    const { id, serviceId } = await provider.publish()
    const copy = (await provider.create(id)).data
    expect(copy).toMatchObject({ draft: wholeOffer, state: 'draft', serviceId: null })
    expect(await provider.remove(copy.id)).toMatchObject({ http: 200, data: null })
    expect(await provider.remove(copy.id)).toMatchObject({ http: 200, data: null })
    expect(await provider.remove(id)).toMatchObject({ http: 409, status: 'MARKET_OFFER_STATE' })
    expect((await service(serviceId)).http).toBe(200)
  })

  it('is one of so many, also where the last ones are begun at once', async () => {
    const orgId = provider.organisation.id
    const row = (index: number) => ({
      id: `00000000-0000-4000-8000-${String(provider.providerId * 1000 + index).padStart(12, '0')}`,
      orgId,
      draft: emptyOffer,
      changedAt: now,
    })
    await server.db
      .insert(marketOffers)
      .values(Array.from({ length: marketOffersMax - 1 }, (_, index) => row(index)))
    const both = await Promise.all([provider.create(), provider.create()])
    expect(both.map(({ status }) => status).sort()).toEqual(['MARKET_OFFERS_FULL', 'success'])
  })
})

describe('the review', () => {
  it('tells those who may offer in the name of the organisation, and nobody else', async () => {
    const finance = await newMember(server, provider.organisation.id, 'finance')
    const { id, version } = await provider.handIn()
    await sendBack(id, version)
    await provider.step(id, version + 1, 'submit')
    await accept(id, version + 2)
    expect((await kindsTold(server.db, provider.member.userId)).sort()).toEqual([
      'market.offerAccepted',
      'market.offerReturned',
    ])
    expect(await kindsTold(server.db, provider.owner.userId)).toContain('market.offerAccepted')
    expect(await kindsTold(server.db, finance.userId)).toEqual([])
    const told = await toldTo(server.db, provider.member.userId)
    expect(told.find(({ kind }) => kind === 'market.offerReturned')?.values).toEqual({
      title: wholeOffer.title,
      reason: returned.reason,
    })
  })

  it('of two operators lets the second know what the first has done', async () => {
    const { id, version } = await provider.handIn()
    await accept(id, version)
    await expect(sendBack(id, version, 'wang@desk')).rejects.toMatchObject({
      code: 'MARKET_OFFER_CHANGED',
      httpStatus: 409,
    })
    await expect(accept(id, version + 1)).rejects.toMatchObject({ code: 'MARKET_OFFER_STATE' })
  })

  it('sees nothing of a draft that was taken back', async () => {
    const { id, version } = await provider.handIn()
    await provider.step(id, version, 'withdraw')
    await expect(accept(id, version)).rejects.toMatchObject({ code: 'MARKET_OFFER_CHANGED' })
  })
})

describe('the role of a provider', () => {
  it('is told to the owners, and lets members and owners offer', async () => {
    expect(await kindsTold(server.db, provider.owner.userId)).toEqual(['market.providerAccepted'])
    expect(await kindsTold(server.db, provider.member.userId)).toEqual([])
    for (const { headers } of [provider.owner, provider.member]) {
      const { data } = await offersOf(server, headers).send('GET', 'provider')
      expect(data).toMatchObject({ id: provider.providerId, name: expect.any(String) })
    }
  })

  it('is that of one organisation, and one organisation has one', async () => {
    const other = await newProvider(server)
    const give = (orgId: string, providerId: number) =>
      giveRole(server.db, { orgId, providerId, by: 'li@desk' }, now)
    expect(await give(other.organisation.id, provider.providerId)).toBe('bound')
    expect(await give(provider.organisation.id, 926)).toBe('bound')
    expect(await give(provider.organisation.id, provider.providerId)).toBe('given')
    expect(await give('00000000-0000-4000-8000-000000000000', 926)).toBe('unknownOrganisation')
    const { id } = (await newProvider(server)).organisation
    expect(await give(id, 999_999)).toBe('unknownProvider')
  })

  it('hides what is offered once it is taken back, and shows it once it is given again', async () => {
    const { serviceId } = await provider.publish()
    const paused = await provider.publish()
    await provider.step(paused.id, paused.version, 'pause')
    const orgId = provider.organisation.id
    expect(await takeRole(server.db, orgId, now)).toBe(true)
    expect(await takeRole(server.db, orgId, now)).toBe(false)
    expect((await service(serviceId)).http).toBe(404)
    expect((await provider.list()).status).toBe('MARKET_PROVIDER_MISSING')
    expect((await provider.send('GET', 'provider')).data).toBeNull()
    await giveRole(server.db, { orgId, providerId: provider.providerId, by: 'wang@desk' }, now)
    expect((await service(serviceId)).http).toBe(200)
    expect((await service(paused.serviceId)).http).toBe(404)
    expect((await provider.list()).data).toHaveLength(2)
  })

  it('makes what editors offer for its provider ordered from it, before and after, for as long as it is held', async () => {
    const orgId = provider.organisation.id
    const content = offerOf(wholeOffer)
    if (!content) throw new Error('no offer')
    const rows = [1, 2].map(() => ({
      providerId: provider.providerId,
      origin: 'editor' as const,
      ...columnsOf(content),
    }))
    const [first, second] = await server.db.insert(marketServices).values(rows).returning()
    const canOrder = async () =>
      Promise.all(
        [first, second].map(async (row) => (await service(row?.id ?? 0)).envelope.data.item.canOrder),
      )
    expect(await canOrder()).toEqual([true, true])
    await takeRole(server.db, orgId, now)
    expect(await canOrder()).toEqual([false, false])
    await giveRole(server.db, { orgId, providerId: provider.providerId, by: 'li@desk' }, now)
    expect(await canOrder()).toEqual([true, true])
    await server.db
      .update(marketServices)
      .set({ providerId: 990 })
      .where(eq(marketServices.id, second?.id ?? 0))
    const [moved] = await server.db
      .select()
      .from(marketServices)
      .where(eq(marketServices.id, second?.id ?? 0))
    expect(moved?.orgId).toBeNull()
  })

  it('ends with its organisation, and what it offered is seen no longer', async () => {
    const { serviceId } = await provider.publish()
    await server.db.delete(organisations).where(eq(organisations.id, provider.organisation.id))
    expect((await service(serviceId)).http).toBe(404)
  })

  it('goes with the organisation to another one, unless that has a role too', async () => {
    const records = organisationRecords.find(({ tables }) => tables.includes('market_offer'))
    const { id } = await provider.publish()
    const other = await newProvider(server)
    expect(await records?.move(server.db, provider.organisation.id, other.organisation.id)).toBe(false)
    const plain = await addOrganisation(server)
    const { headers } = await newMember(server, plain.id, 'owner')
    expect(await records?.move(server.db, provider.organisation.id, plain.id)).toBe(true)
    expect((await provider.read(id)).http).toBe(404)
    expect((await offersOf(server, headers).read(id)).http).toBe(200)
  })
})

describe('walls', () => {
  it.each(['another provider', 'finance', 'a former member', 'nobody'])(
    'are 404 or 401 for %s, whatever they ask of a service',
    async (who) => {
      const { id, version } = await provider.publish()
      const callers: Record<string, () => Promise<Record<string, string>>> = {
        'another provider': async () => (await newProvider(server)).member.headers,
        finance: async () => (await newMember(server, provider.organisation.id, 'finance')).headers,
        'a former member': async () => {
          const { headers, userId } = await newMember(server, provider.organisation.id, 'member')
          await server.db.delete(memberships).where(eq(memberships.userId, userId))
          return headers
        },
        nobody: async () => ({}),
      }
      const at = offersOf(server, (await callers[who]?.()) ?? {})
      const answers = [
        await at.read(id),
        await at.save(id, version),
        await at.step(id, version, 'pause'),
        await at.step(id, version, 'submit'),
        await at.create(id),
      ]
      const expected = { 'a former member': 403, nobody: 401 }[who] ?? 404
      expect(answers.map(({ http }) => http)).toEqual(answers.map(() => expected))
      expect((await provider.read(id)).data).toMatchObject({ version, isPaused: false })
    },
  )
})

describe('pictures of examples', () => {
  const upload = async (cookie: string): Promise<string> => {
    const response = await server.request('/api/file/upload', {
      method: 'POST',
      headers: { Origin: pageHeaders.Origin, 'X-Chuhai-Client': '1', Cookie: cookie },
      body: formOf(['file', 'picture.png', await png()]),
    })
    const { data } = (await response.json()) as { data: string }
    return new URL(data, 'http://localhost').pathname
  }
  const look = async (path: string, cookie?: string) =>
    (await server.request(path, { headers: cookie ? { Cookie: cookie } : {} })).status
  const withPicture = (picture: string): OfferDraft => ({
    ...wholeOffer,
    examples: [{ picture, text: '税号六周到手' }],
  })

  it('are seen by colleagues in a draft, by everybody once published, and by nobody else while paused', async () => {
    const path = await upload(provider.member.who.cookie)
    const { id, version } = await provider.handIn(withPicture(`http://localhost:4000${path}`))
    expect((await provider.read(id)).data.draft.examples).toEqual([{ picture: path, text: '税号六周到手' }])
    expect(await look(path)).toBe(404)
    expect(await look(path, provider.owner.who.cookie)).toBe(200)
    const { version: next } = await accept(id, version)
    expect(await look(path)).toBe(200)
    await provider.step(id, next, 'pause')
    expect(await look(path)).toBe(404)
  })

  it('have to be images of members', async () => {
    const stranger = await newStranger(server)
    const { id } = (await provider.create()).data
    await provider.save(id, 1, withPicture(await upload(stranger.who.cookie)))
    const refused = await provider.step(id, 2, 'submit')
    expect(refused).toMatchObject({ http: 422, status: 'MARKET_PICTURE_UNKNOWN' })
    expect(refused.data.fields).toEqual({ 'draft.examples.0.picture': '图片已不存在，请重新上传' })
  })

  it('are kept while a draft or a published service has them', async () => {
    const [used, unused] = [
      await upload(provider.member.who.cookie),
      await upload(provider.member.who.cookie),
    ]
    const { id } = (await provider.create()).data
    await provider.save(id, 1, withPicture(used))
    await server.db.update(files).set({ createdAt: new Date('2026-11-01T00:00:00Z') })
    await deleteUnusedFiles({ db: server.db, store: uploads.store, fileUsers }, new Date())
    expect(await look(used, provider.member.who.cookie)).toBe(200)
    expect(await look(unused, provider.member.who.cookie)).toBe(404)
  })
})
