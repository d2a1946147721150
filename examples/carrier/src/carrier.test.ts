import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openCarrier } from './open-carrier'
import { defaults } from './settings'
import { form, setUpCarrier } from './testing/carrier'

const { carrier, portal, call, newNumber, book, move, tracks } = setUpCarrier()
const numberOf = async (response: Response) =>
  ((await response.json()) as { carrierNumber: string }).carrierNumber

describe('a booking', () => {
  it('has one number of the carrier, however often it is asked for', async () => {
    const number = newNumber()
    const answers = await Promise.all([book(number), book(number), book(number)])
    const found = await Promise.all(answers.map(numberOf))
    expect(new Set(found).size).toBe(1)
    expect(found[0]).toMatch(/^YD\d{9}CN$/)
  })

  it('of a number that is of another parcel is refused', async () => {
    const number = newNumber()
    await book(number)
    const other = await book(number, { parcel: { ...form.parcel, grams: 900 } })
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'NUMBER_TAKEN' }])
  })

  it('says which field is wrong', async () => {
    const answer = await book(newNumber(), { recipient: { ...form.recipient, city: '' } })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'INVALID', message: expect.stringContaining('recipient.city') },
    ])
  })

  it('needs the key', async () => {
    const answer = await call('PUT', `/bookings/${newNumber()}`, form, 'the key of somebody else')
    expect(answer.status).toBe(401)
  })

  it('has a label, which says that it is none', async () => {
    const number = newNumber()
    const carrierNumber = await numberOf(await book(number))
    const label = await call('GET', `/bookings/${number}/label`)
    expect(label.headers.get('Content-Type')).toBe('application/pdf')
    const text = await label.text()
    expect(text).toMatch(/^%PDF-1.4[\s\S]*%%EOF\n$/)
    expect(text).toContain(carrierNumber)
    expect(text).toContain('NOT A REAL LABEL')
  })

  it('is cancelled until the parcel is collected', async () => {
    const [early, late] = [newNumber(), newNumber()]
    await book(early)
    await book(late)
    await move(late, 'next')
    const outcomes = [early, early, late].map(async (number) =>
      (await call('DELETE', `/bookings/${number}`)).json(),
    )
    expect(await Promise.all(outcomes)).toEqual([
      { outcome: 'cancelled' },
      { outcome: 'cancelled' },
      { outcome: 'kept' },
    ])
    expect((await call('DELETE', `/bookings/${newNumber()}`)).status).toBe(404)
  })
})

describe('a price', () => {
  const quotesOf = async (change: object) => {
    const { recipient, parcel, goodsKind } = form
    const asked = {
      country: recipient.country,
      postcode: recipient.postcode,
      goodsKind,
      parcel: { ...parcel, ...change },
    }
    const { quotes } = (await (await call('POST', '/quotes', asked)).json()) as {
      quotes: { amount: number }[]
    }
    return quotes.map(({ amount }) => amount)
  }

  it('goes by half kilograms, and by the room that a parcel takes where that is more', async () => {
    expect(await quotesOf({})).toEqual([3_200 + 2 * 2_450, 9_800 + 2 * 4_100])
    expect(await quotesOf({ grams: 1_001 })).toEqual([3_200 + 3 * 2_450, 9_800 + 3 * 4_100])
    expect(await quotesOf({ heightMm: 200 })).toEqual([3_200 + 4 * 2_450, 9_800 + 4 * 4_100])
  })

  it('of no parcel is refused', async () => {
    expect((await call('POST', '/quotes', {})).status).toBe(422)
  })
})

describe('a parcel', () => {
  it('makes its steps by the clocks of each place, and the portal hears of each', async () => {
    const number = newNumber()
    const carrierNumber = await numberOf(await book(number))
    await move(number, 'all')
    const events = await tracks(carrierNumber)
    expect(events.map(({ code }) => code)).toEqual('IR PU SC DP ER FD FA IM IX LD OD DL'.split(' '))
    expect(new Set(events.map(({ zone }) => zone))).toEqual(
      new Set(['Asia/Shanghai', 'Asia/Hong_Kong', 'Europe/Warsaw']),
    )
    await expect.poll(() => portal().received).toHaveLength(events.length)
  })

  it('can be interrupted, also by what no list explains', async () => {
    const number = newNumber()
    const carrierNumber = await numberOf(await book(number))
    await move(number, 'next')
    await move(number, 'ID')
    await move(number, 'ZZ9')
    expect((await tracks(carrierNumber)).map(({ code }) => code)).toEqual(['IR', 'PU', 'ID', 'ZZ9'])
    expect((await move(number, 'nothing')).status).toBe(400)
  })
})

describe('on demand', () => {
  it('it fails, and does nothing', async () => {
    carrier().behave('failing')
    const number = newNumber()
    expect((await book(number)).status).toBe(503)
    carrier().behave('normal')
    expect((await call('GET', `/bookings/${number}/label`)).status).toBe(404)
  })

  it.each(['cut', 'slow'] as const)(
    '%s: it books, and the portal finds the same booking again',
    async (behaviour) => {
      carrier().behave(behaviour)
      const number = newNumber()
      const first = await book(number).catch(() => null)
      expect(first === null).toBe(behaviour === 'cut')
      carrier().behave('normal')
      const again = await numberOf(await book(number))
      expect(await tracks(again)).toHaveLength(1)
    },
  )

  it('it refuses for good', async () => {
    carrier().behave('refusing')
    const answer = await book(newNumber())
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'NOT_SERVED' }])
  })

  it('it repeats itself, and speaks in any order', async () => {
    const number = newNumber()
    const carrierNumber = await numberOf(await book(number))
    await move(number, 'next')
    carrier().behave('repeating')
    expect((await tracks(carrierNumber)).map(({ code }) => code)).toEqual(['IR', 'IR', 'PU', 'PU'])
    carrier().behave('shuffled')
    expect((await tracks(carrierNumber)).map(({ code }) => code)).toEqual(['PU', 'IR'])
  })
})

it('keeps bookings over a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'carrier-'))
  const open = () => openCarrier({ ...defaults, port: 0, dataDir })
  const put = (address: string) =>
    fetch(`${address}/v1/bookings/CY26112800000099P1`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${defaults.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
    })
  const first = await open()
  const before = await numberOf(await put(first.address))
  await first.close()
  const second = await open()
  expect(await numberOf(await put(second.address))).toBe(before)
  await second.close()
  await rm(dataDir, { recursive: true })
})

it('the page lists parcels with their buttons', async () => {
  const number = newNumber()
  const carrierNumber = await numberOf(await book(number))
  const page = await (await fetch(carrier().address)).text()
  expect(page).toContain(carrierNumber)
  expect(page).toContain('下一步：PU')
  expect(page).toContain('不会运货')
})
