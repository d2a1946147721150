import { type CustomsRule, countryCodes, type HsCode } from '@chuhai/contract/logistics'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'
import { findRule, findRules } from './rules'

const server = startTestApp()

const search = async (word: string) =>
  (await server.get<HsCode[]>(`/api/logistics/hsCodes?word=${encodeURIComponent(word)}`)).envelope.data.map(
    ({ code }) => code,
  )

describe('what customs ask for', () => {
  it('is known of every country that parcels go to', async () => {
    const rules = await findRules(server.db, countryCodes, new Date('2026-11-28T00:00:00Z'))
    expect(countryCodes.filter((country) => !rules.has(country))).toEqual([])
  })

  it('is that of the day in China', async () => {
    const on = async (moment: string) => (await findRule(server.db, 'DE', new Date(moment)))?.needsIdentifiers
    expect(await on('2026-10-31T15:59:59Z')).toBe(false)
    expect(await on('2026-10-31T16:00:00Z')).toBe(true)
    expect(await on('2026-06-30T00:00:00Z')).toBeUndefined()
  })

  it('is read by everybody', async () => {
    const { envelope } = await server.get<CustomsRule>('/api/logistics/customs/US')
    expect(envelope.data).toMatchObject({ key: 'us', hsDigits: 10, currency: 'USD' })
  })
})

describe('the search for codes', () => {
  it.each([
    ['a name', '太阳镜', '900410'],
    ['another word for it', '墨镜', '900410'],
    ['English', 'phone case', '392690'],
    ['first digits, with dots', '3926.90', '392690'],
  ])('finds by %s', async (_, word, code) => {
    expect(await search(word)).toContain(code)
  })

  it('takes signs of patterns for what they are, and finds nothing for nothing', async () => {
    expect(await search('%')).toEqual([])
    expect(await search('_')).toEqual([])
    expect(await search(' ')).toEqual([])
  })
})
