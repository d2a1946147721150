import type { KeyboardEvent } from 'react'
import { addDays, addMonths, firstYearShown, monthsOf, weekdayOf, weeksOf, yearOf, yearsOf } from './days'

/** What the calendar shows: the days of a month, the months of a year, or twenty years. */
export type View = 'days' | 'months' | 'years'

/** One page further. */
export const turnPage = (view: View, date: string, pages: number): string =>
  addMonths(date, pages * { days: 1, months: 12, years: 240 }[view])

export const cellsOf = (view: View, date: string): string[][] =>
  ({ days: weeksOf, months: monthsOf, years: yearsOf })[view](date)

/** Returns whether a cell of this view contains the date. */
export const covers = (view: View, cell: string, date: string): boolean => {
  const digits = { days: 10, months: 7, years: 4 }[view]
  return cell.slice(0, digits) === date.slice(0, digits)
}

/** Whether nothing in the span of a cell may be chosen. */
export const isOutside = (view: View, cell: string, min = '', max = '9999-12-31'): boolean => {
  const digits = { days: 10, months: 7, years: 4 }[view]
  const span = cell.slice(0, digits)
  return span < min.slice(0, digits) || span > max.slice(0, digits)
}

/** Where a key leads (ARIA date grid): a cell, a row, the ends of a row, a page; with Shift twelve pages of days. */
export const moveBy = (view: View, date: string, event: KeyboardEvent): string | undefined => {
  const width = { days: 7, months: 3, years: 4 }[view]
  const inRow = {
    days: weekdayOf(date),
    months: (Number(date.slice(5, 7)) - 1) % width,
    years: (yearOf(date) - firstYearShown(date)) % width,
  }[view]
  const step = (cells: number) =>
    view === 'days' ? addDays(date, cells) : addMonths(date, cells * (view === 'years' ? 12 : 1))
  const pages = event.shiftKey && view === 'days' ? 12 : 1
  if (event.key === 'ArrowLeft') return step(-1)
  if (event.key === 'ArrowRight') return step(1)
  if (event.key === 'ArrowUp') return step(-width)
  if (event.key === 'ArrowDown') return step(width)
  if (event.key === 'Home') return step(-inRow)
  if (event.key === 'End') return step(width - 1 - inRow)
  if (event.key === 'PageUp') return turnPage(view, date, -pages)
  if (event.key === 'PageDown') return turnPage(view, date, pages)
  return undefined
}
