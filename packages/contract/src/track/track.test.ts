import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { pageView } from '.'

const valid = {
  startDate: '2026-11-21T06:00:00.000Z',
  endDate: '2026-11-21T06:00:05.000Z',
  userId: -1,
  userName: '',
  path: '/school',
  type: 'pageView',
}

const accepts = (change: object) => safeParse(pageView, { ...valid, ...change }).success

describe('a page-view record', () => {
  it('is what specification section 3 lists', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ userId: 7, userName: '陈静怡' })).toBe(true)
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
    ['another type', { type: 'click' }],
    ['a name of 101 characters', { userName: 'a'.repeat(101) }],
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
