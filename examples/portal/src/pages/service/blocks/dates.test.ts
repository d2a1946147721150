import { describe, expect, it } from 'vitest'
import { appointments, type Entry } from './dates'

const entry = (date: string, repeats: Entry['repeats'] = null, until: string | null = null): Entry => ({
  date,
  until,
  repeats,
  title: date,
  text: '',
  tag: null,
})

const datesOf = (list: Entry[], today = '2026-11-23') => appointments(list, today).map(({ date }) => date)

it('shows the soonest first, and nothing that is over', () => {
  expect(datesOf([entry('2026-12-05'), entry('2026-11-22'), entry('2026-11-23')])).toEqual([
    '2026-11-23',
    '2026-12-05',
  ])
})

it('keeps what lasts until its last day', () => {
  expect(appointments([entry('2026-11-20', null, '2026-11-24')], '2026-11-23')).toMatchObject([
    { date: '2026-11-20', until: '2026-11-24' },
  ])
})

describe('an entry that repeats', () => {
  it.each([
    ['weekly', '2026-01-07', '2026-11-25'],
    ['monthly', '2026-01-10', '2026-12-10'],
    ['quarterly', '2026-02-07', '2027-02-07'],
    ['yearly', '2026-03-31', '2027-03-31'],
  ] as const)('%s comes again', (repeats, first, next) => {
    expect(datesOf([entry(first, repeats)])).toEqual([next])
  })

  it('on the 31st comes on the last day of a shorter month, and then on the 31st again', () => {
    expect(datesOf([entry('2026-01-31', 'monthly')])).toEqual(['2026-11-30'])
    expect(datesOf([entry('2026-01-31', 'monthly')], '2026-12-01')).toEqual(['2026-12-31'])
  })
})
