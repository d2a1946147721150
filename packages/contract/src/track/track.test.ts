import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { pageEvent, pageView } from '.'

const valid = {
  startDate: '2026-11-21T06:00:00.000Z',
  endDate: '2026-11-21T06:00:05.000Z',
  userId: -1,
  userName: '',
  path: '/school',
  type: 'pageView',
}
const id = 'a0eebc999c0b4ef8bb6d6bb9bd380a11'

const accepts = (change: object) => safeParse(pageView, { ...valid, ...change }).success

describe('a page-view record', () => {
  it('is what specification section 3 lists, with or without random ids', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ userId: 7, userName: '陈静怡' })).toBe(true)
    expect(accepts({ viewId: id, visitorId: id, visitId: id })).toBe(true)
    expect(accepts({ path: '/news/detail?id=101' })).toBe(true)
  })

  it.each([
    ['a date that is not ISO', { startDate: '21.11.2026' }],
    ['a date of the year 0', { startDate: '0000-01-01T00:00:00Z' }],
    ['a date of the year 10000', { endDate: '9999-12-31T23:59:59-12:00' }],
    ['a date of a year of six digits', { endDate: '+010000-01-01T00:00:00Z' }],
    ['a user below -1', { userId: -2 }],
    ['a user who is no whole number', { userId: 1.5 }],
    ['a path outside the site', { path: 'https://example.com/' }],
    ['a path of 501 characters', { path: `/${'a'.repeat(500)}` }],
    ['what a visitor has typed', { path: '/search?q=13805710826' }],
    ['a fragment', { path: '/school#form' }],
    ['another type', { type: 'click' }],
    ['a name of 101 characters', { userName: 'a'.repeat(101) }],
    ['an id that is not random', { visitorId: 'shen@yuanfan.example' }],
  ])('has not %s', (_, change) => {
    expect(accepts(change)).toBe(false)
  })

  it('does not end before it starts, and says so at the end', () => {
    const { issues } = safeParse(pageView, { ...valid, endDate: '2026-11-21T05:59:59.999Z' })
    expect(issues?.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([
      ['PAGE_VIEW_DATES_INVALID', 'endDate'],
    ])
    expect(accepts({ endDate: valid.startDate })).toBe(true)
  })
})

it('knows what happens on a page by its name, and carries the union id', () => {
  const event = { userId: 7, unionId: 'u-7', name: 'consultationSubmitted', path: '/contactUs' }
  expect(safeParse(pageEvent, event).success).toBe(true)
  for (const change of [{ name: 'typed 13805710826' }, { unionId: undefined }, { path: '/search?q=1' }])
    expect(safeParse(pageEvent, { ...event, ...change }).success).toBe(false)
})
