import type {
  QuoteLine,
  ShippingLine,
  ShippingLineWithRates,
  ShippingQuote,
} from '@chuhai/contract/logistics'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLimiter } from '../../limits/create-limiter'
import { search } from '../../search/search'
import { requestOf, seededLines, seededTable } from '../../testing/rates'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { dayMs } from '../../time/durations'
import { deleteOldQuotes, findQuote, makeQuote, priceByVersion, requireLine } from './quotes'
import { rateLines, rateTables, shippingQuotes } from './tables'

const server = startTestApp()

const now = new Date('2026-11-28T04:00:00Z')

const ask = async (given: Parameters<typeof requestOf>[0] = {}) =>
  (await server.post<ShippingQuote>('/api/logistics/quotes', requestOf(given))).envelope

const lineOf = ({ lines }: ShippingQuote, id: number): QuoteLine => {
  const line = lines.find(({ lineId }) => lineId === id)
  if (!line) throw new Error(`[chuhai] line ${id} was not asked`)
  return line
}

/** Gives a line other rates, as an import does; returns what puts the former ones back. */
const setRates = async (id: number, rates: ReturnType<typeof seededTable>) => {
  await server.db.update(rateLines).set({ rates }).where(eq(rateLines.id, id))
  return () =>
    server.db
      .update(rateLines)
      .set({ rates: seededTable(id) })
      .where(eq(rateLines.id, id))
}

describe('a quote', () => {
  it('has what every line says: the cheapest first, and those that are not possible with their reasons', async () => {
    const { data } = await ask()
    const possible = data.lines.filter(({ amount }) => amount !== null)
    const amounts = possible.map(({ amount }) => amount ?? 0)
    expect(data.lines.length).toBe(seededLines.size)
    expect(possible.length).toBeGreaterThan(5)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    for (const line of possible) {
      expect(line.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.amount)
      expect(line.impossible).toEqual([])
    }
    for (const line of data.lines.slice(possible.length)) {
      expect(line.impossible.length).toBeGreaterThan(0)
      expect(line.parts).toEqual([])
    }
    expect(lineOf(data, 14)).toMatchObject({
      days: null,
      impossible: [{ reason: 'destination', words: { 'zh-CN': '不寄往这个国家或地区' } }],
    })
  })

  it('explains the weight that counts and every part of the sum, in both languages', async () => {
    const quote = await makeQuote(server.db, requestOf(), now)
    expect(lineOf(quote, 2)).toMatchObject({
      tableVersion: 1,
      amount: 18_644,
      countedGrams: 1500,
      countedWhy: [
        {
          'zh-CN': '实重 1.5 kg，体积重 1.2 kg（30 × 20 × 10 cm ÷ 5000），按实重计 1.5 kg',
          en: 'Real weight 1.5 kg; volume weight 1.2 kg (30 × 20 × 10 cm ÷ 5000); the real weight counts: 1.5 kg',
        },
      ],
      parts: [
        {
          name: { 'zh-CN': '运费', en: 'Freight' },
          formula: {
            'zh-CN': '首重 0.5 kg ¥108 + 续重 2 × 0.5 kg × ¥25',
            en: 'First 0.5 kg ¥108 + further 2 × 0.5 kg × ¥25',
          },
          amount: 15_800,
        },
        { formula: { 'zh-CN': '（运费）¥158 × 18%', en: '(Freight) ¥158 × 18%' }, amount: 2844 },
      ],
    })
  })

  it('names parcels where there are several, and says where a minimum counts', async () => {
    const parcel = { grams: 900, lengthMm: 100, widthMm: 100, heightMm: 100 }
    const given = { destination: { country: 'US', postcode: '99501' }, parcels: [parcel, parcel] } as const
    const { countedWhy, parts } = lineOf(
      await makeQuote(server.db, requestOf({ ...given, parcels: [...given.parcels] }), now),
      2,
    )
    expect(countedWhy[1]?.['zh-CN']).toBe(
      '第 2 件：实重 0.9 kg，体积重 0.2 kg（10 × 10 × 10 cm ÷ 5000），按实重，进到 0.5 kg 的整数倍，计 1 kg',
    )
    expect(parts.map(({ name }) => name['zh-CN'])).toEqual([
      '运费（第 1 件）',
      '运费（第 2 件）',
      '偏远地区附加费（第 1 件）',
      '偏远地区附加费（第 2 件）',
      '燃油附加费',
    ])
    expect(parts[2]?.formula['zh-CN']).toBe('1 kg × ¥3.50/kg，不足最低收费，按 ¥150 收')
  })

  it('says of every parcel what is too much', async () => {
    const quote = await makeQuote(
      server.db,
      requestOf({ parcels: [{ grams: 31_000, lengthMm: 1300, widthMm: 200, heightMm: 200 }] }),
      now,
    )
    expect(lineOf(quote, 2).impossible.map(({ words }) => words)).toEqual([
      { 'zh-CN': '重量 31 kg，最多 30 kg', en: 'The weight is 31 kg, at most 30 kg is taken' },
      { 'zh-CN': '最长边 130 cm，最多 120 cm', en: 'The longest side is 130 cm, at most 120 cm is taken' },
    ])
  })

  it('is read by its number by everybody who knows it, as it was', async () => {
    const { data } = await ask()
    expect(data.number).toMatch(/^Q\d{20}$/)
    const { envelope } = await server.get<ShippingQuote>(`/api/logistics/quotes/${data.number}`)
    expect(envelope.data).toEqual(data)
    expect((await server.get('/api/logistics/quotes/Q20261128000000000000')).http).toBe(404)
  })

  it('ends at midnight in Beijing, three days after the day on which it was asked for', async () => {
    const late = new Date('2026-11-28T15:59:59Z')
    const early = new Date('2026-11-28T16:00:00Z')
    expect((await makeQuote(server.db, requestOf(), late)).endsAt).toBe('2026-12-01T16:00:00.000Z')
    expect((await makeQuote(server.db, requestOf(), early)).endsAt).toBe('2026-12-02T16:00:00.000Z')
  })

  it.each([
    ['QUOTE_COUNTRY_UNKNOWN', { destination: { country: 'XX', postcode: '1' } }],
    ['QUOTE_POSTCODE_INVALID', { destination: { country: 'US', postcode: '9000' } }],
    ['QUOTE_POSTCODE_INVALID', { destination: { country: 'HK', postcode: '999077' } }],
    ['QUOTE_PARCEL_MISSING', { parcels: [] }],
    ['QUOTE_WEIGHT_INVALID', { parcels: [{ grams: 0, lengthMm: 1, widthMm: 1, heightMm: 1 }] }],
    ['QUOTE_WEIGHT_INVALID', { parcels: [{ grams: 1.5, lengthMm: 1, widthMm: 1, heightMm: 1 }] }],
    ['QUOTE_SIDE_INVALID', { parcels: [{ grams: 1, lengthMm: 6001, widthMm: 1, heightMm: 1 }] }],
    ['QUOTE_GOODS_UNKNOWN', { goodsKind: 'gold' }],
  ])('is refused with %s for %j', async (code, given) => {
    const { http, envelope } = await server.post('/api/logistics/quotes', { ...requestOf(), ...given })
    expect(http).toBe(422)
    expect(JSON.stringify(envelope)).toContain(code)
  })

  it('takes a postcode as it is written', async () => {
    const { data } = await ask({ destination: { country: 'GB', postcode: 'sw1a 1aa' } })
    expect(data.request.destination.postcode).toBe('SW1A1AA')
  })

  it('is made so many times in an hour for one sender', async () => {
    const limiter = createLimiter({ read: 0, write: 0, page: 0, upload: 0, quotes: 2 })
    const app = server.another({ limiter })
    const body = JSON.stringify(requestOf())
    const press = async () =>
      (await app.request('/api/logistics/quotes', { method: 'POST', headers: pageHeaders, body })).status
    expect([await press(), await press(), await press()]).toEqual([200, 200, 429])
  })

  it('is deleted a month after its end', async () => {
    const { number } = await makeQuote(server.db, requestOf(), new Date(now.getTime() - 60 * dayMs))
    const kept = await makeQuote(server.db, requestOf(), now)
    await deleteOldQuotes(server.db, new Date(now.getTime() - 30 * dayMs))
    expect(await findQuote(server.db, number)).toBeNull()
    expect(await findQuote(server.db, kept.number)).not.toBeNull()
    await server.db.delete(shippingQuotes)
  })
})

describe('an order by a quote', () => {
  it('gets its line until the quote ends', async () => {
    const quote = await makeQuote(server.db, requestOf(), now)
    const { number } = quote
    const end = new Date(quote.endsAt)
    const before = new Date(end.getTime() - 1)
    expect((await requireLine(server.db, { number, lineId: 2 }, before)).line.amount).toBe(18_644)
    const refusal = (lineId: number, at: Date) =>
      requireLine(server.db, { number, lineId }, at).then(
        () => null,
        ({ code }) => code,
      )
    expect(await refusal(2, end)).toBe('QUOTE_ENDED')
    expect(await refusal(14, before)).toBe('QUOTE_LINE_IMPOSSIBLE')
    expect(await refusal(999, before)).toBe('NOT_FOUND')
  })
})

describe('a version of a table', () => {
  const dearer = () => {
    const table = seededTable(6)
    return {
      ...table,
      zones: table.zones.map((zone) => ({
        ...zone,
        brackets: zone.brackets.map((bracket) => ({
          ...bracket,
          price: { by: 'kilo' as const, fixed: 9900, perKg: 9900 },
        })),
      })),
    }
  }

  it('is added by whoever writes the rates of a line, once for the same rates', async () => {
    const { length } = await server.db.select().from(rateTables).where(eq(rateTables.lineId, 6))
    const back = await setRates(6, dearer())
    await setRates(6, dearer())
    const versions = await server.db.select().from(rateTables).where(eq(rateTables.lineId, 6))
    await back()
    expect(versions.length).toBe(length + 1)
    expect(versions.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
      versions.map((_, index) => index + 1),
    )
  })

  it('is never changed or deleted', async () => {
    const first = and(eq(rateTables.lineId, 6), eq(rateTables.version, 1))
    await expect(server.db.update(rateTables).set({ validUntil: now }).where(first)).rejects.toThrow()
    await expect(server.db.delete(rateTables).where(first)).rejects.toThrow()
  })

  it('gives the same fen for ever, also to other parcels, whatever was imported since', async () => {
    const quote = await makeQuote(
      server.db,
      requestOf({ destination: { country: 'DE', postcode: '10115' } }),
      now,
    )
    const before = lineOf(quote, 6)
    const back = await setRates(6, dearer())
    const by = { lineId: 6, tableVersion: before.tableVersion, at: new Date(quote.askedAt) }
    const again = await priceByVersion(server.db, { ...by, request: quote.request })
    const parcels = [{ grams: 1800, lengthMm: 300, widthMm: 200, heightMm: 100 }]
    const heavier = await priceByVersion(server.db, { ...by, request: { ...quote.request, parcels } })
    const newer = lineOf(await makeQuote(server.db, quote.request, now), 6)
    await back()
    expect(again).toEqual(before)
    expect(heavier?.amount).toBe(Math.round(6800 * 1.8) + 2300)
    expect(newer.amount).toBe(9900 * 1.5 + 9900)
    expect(newer.tableVersion).toBeGreaterThan(before.tableVersion)
    expect(await priceByVersion(server.db, { ...by, tableVersion: 999, request: quote.request })).toBeNull()
  })

  it('counts from its instant on, and until before its end', async () => {
    const from = '2026-12-01T00:00:00+08:00'
    const back = await setRates(6, { ...dearer(), from, until: '2026-12-02T00:00:00+08:00' })
    const request = requestOf({ destination: { country: 'DE', postcode: '10115' } })
    const amountAt = async (at: string) => lineOf(await makeQuote(server.db, request, new Date(at)), 6).amount
    const amounts = await Promise.all(
      [
        '2026-11-30T15:59:59.999Z',
        '2026-11-30T16:00:00Z',
        '2026-12-01T15:59:59Z',
        '2026-12-01T16:00:00Z',
      ].map(amountAt),
    )
    await back()
    expect(amounts).toEqual([12_500, 24_750, 24_750, 12_500])
  })
})

describe('the lines', () => {
  it('are listed in the order of editors, and narrowed down', async () => {
    const list = async (query = '') =>
      (await server.get<ShippingLine[]>(`/api/logistics/lines${query}`)).envelope.data
    const all = await list()
    expect(all.map(({ id }) => id)).toEqual([...seededLines.keys()].toSorted((a, b) => a - b))
    expect((await list('?country=JP&kind=airLine')).map(({ id }) => id)).toEqual([14])
    for (const { goodsKinds } of await list('?goodsKind=liquid')) expect(goodsKinds).toContain('liquid')
    expect(all.find(({ id }) => id === 3)).toMatchObject({
      priceFrom: 480 + 1600,
      days: { from: 6, to: 10 },
      countries: ['US'],
      limits: { grams: 30_000, longestMm: 1200 },
    })
  })

  it('have a page each, with the table of today', async () => {
    const { envelope } = await server.get<ShippingLineWithRates>('/api/logistics/lines/9')
    expect(envelope.data).toMatchObject({ id: 9, table: { per: 'shipment', leastGrams: 12_000 } })
    expect((await server.get('/api/logistics/lines/9999')).http).toBe(404)
  })

  it('are found by the search', async () => {
    const finds = await search(server.db, '海派', { kinds: ['shippingLine'], limit: 5 })
    expect(finds.map(({ key }) => key)).toContain('9')
  })
})
