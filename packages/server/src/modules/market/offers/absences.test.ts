import type { MarketAbsence } from '@chuhai/contract/market'
import { beforeEach, describe, expect, it } from 'vitest'
import { newProvider, offersOf } from '../../../testing/market'
import { newMember } from '../../../testing/organisation'
import { startTestApp } from '../../../testing/test-app'
import { hourMs } from '../../../time/durations'
import { deleteOldAbsences } from './absences'
import { awayUntil, promisedUntil } from './presence'

let now = new Date()
const server = startTestApp({ clock: () => now })

let provider: Awaited<ReturnType<typeof newProvider>>
beforeEach(async () => {
  now = new Date('2026-11-28T04:00:00Z')
  provider = await newProvider(server)
})
const add = (from: string, to: string) => provider.send<MarketAbsence[]>('POST', 'absence', { from, to })

describe('a calendar of absence', () => {
  it('has days of Beijing, the first one first, and what has begun is marked', async () => {
    await add('2026-12-20', '2026-12-22')
    const { data } = await add('2026-11-28', '2026-11-29')
    expect(data).toMatchObject([
      { from: '2026-11-28', to: '2026-11-29', hasBegun: true },
      { from: '2026-12-20', to: '2026-12-22', hasBegun: false },
    ])
  })

  it.each([
    ['2026-11-27', '2026-11-29', 'MARKET_ABSENCE_PAST'],
    ['2026-12-05', '2026-12-04', 'MARKET_ABSENCE_ORDER'],
    ['2026-12-01', '2027-01-30', 'MARKET_ABSENCE_TOO_LONG'],
    ['2026-12-22', '2026-12-30', 'MARKET_ABSENCE_OVERLAPS'],
    ['2026-12-01', '2026-12-20', 'MARKET_ABSENCE_OVERLAPS'],
  ])('refuses %s to %s with %s', async (from, to, status) => {
    await add('2026-12-20', '2026-12-22')
    expect(await add(from, to)).toMatchObject({ http: 422, status })
  })

  it('takes the next day and 60 days at once, and the same again once', async () => {
    await add('2026-12-20', '2026-12-22')
    expect((await add('2026-12-23', '2027-02-20')).http).toBe(200)
    expect((await add('2026-12-23', '2027-02-20')).data).toHaveLength(2)
  })

  it('of overlapping absences that are added at once has one', async () => {
    const all = await Promise.all(
      ['2026-12-20', '2026-12-21', '2026-12-22'].map((from) => add(from, '2026-12-25')),
    )
    expect(all.map(({ http }) => http).sort()).toEqual([200, 422, 422])
  })

  it('loses an absence that is cancelled, and ends one that has begun', async () => {
    const [coming] = (await add('2026-12-20', '2026-12-22')).data
    const [running] = (await add('2026-11-28', '2026-11-30')).data
    now = new Date('2026-11-28T06:00:00Z')
    expect(await awayUntil(server.db, provider.organisation.id, now)).toEqual(
      new Date('2026-11-30T16:00:00Z'),
    )
    await provider.send('DELETE', `absence/${coming?.id}`)
    const after = await provider.send('DELETE', `absence/${running?.id}`)
    expect(after.data).toEqual([])
    expect(await awayUntil(server.db, provider.organisation.id, now)).toBeNull()
    expect((await provider.send('DELETE', `absence/${running?.id}`)).http).toBe(200)
  })

  it('is not that of another provider, and of members without the right', async () => {
    const [own] = (await add('2026-12-20', '2026-12-22')).data
    const other = await newProvider(server)
    await other.send('DELETE', `absence/${own?.id}`)
    expect((await provider.send<MarketAbsence[]>('GET', 'absence')).data).toHaveLength(1)
    const { headers } = await newMember(server, provider.organisation.id, 'finance')
    const asFinance = offersOf(server, headers)
    expect((await asFinance.send('GET', 'absence')).http).toBe(404)
    expect((await asFinance.send('DELETE', `absence/${own?.id}`)).http).toBe(404)
  })

  it('moves what is promised afterwards, and nothing that was promised before', async () => {
    const { id } = provider.organisation
    const before = await promisedUntil(server.db, id, now, 48 * hourMs)
    await add('2026-11-29', '2026-12-01')
    expect(before).toEqual(new Date('2026-11-30T04:00:00Z'))
    expect(await promisedUntil(server.db, id, now, 48 * hourMs)).toEqual(new Date('2026-12-03T04:00:00Z'))
  })

  it('forgets what is over for long', async () => {
    await add('2026-11-28', '2026-11-28')
    await deleteOldAbsences(server.db, new Date('2026-11-28T15:00:00Z'))
    expect(await awayUntil(server.db, provider.organisation.id, now)).not.toBeNull()
    await deleteOldAbsences(server.db, new Date('2026-12-01T00:00:00Z'))
    expect(await awayUntil(server.db, provider.organisation.id, now)).toBeNull()
  })
})
