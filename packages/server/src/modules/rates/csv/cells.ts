import { goodsKindNames, goodsKinds } from '@chuhai/contract/logistics'
import { isoInShanghai, momentInShanghai, timeInShanghai } from '../../../time/shanghai'
import type { Cell, Report, Row } from './rows'
import { decimalsOf, type Measure, scaled } from './units'

const dateForm = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

const two = (text = '00') => text.padStart(2, '0')

/** Reads a day or a time in China, also as Excel rewrites it: 2026/12/1 8:00. Null where it is none. */
const instantOf = (text: string): string | null => {
  const [, year, month, day, hour, minute, second] = dateForm.exec(text) ?? []
  const date = `${year}-${two(month)}-${two(day)}`
  const moment = momentInShanghai(date, [hour, minute, second].map((part) => two(part)).join(':'))
  if (Number.isNaN(moment.getTime()) || !timeInShanghai(moment).startsWith(date)) return null
  return isoInShanghai(moment)
}

const allGoods = goodsKinds.map((kind) => goodsKindNames[kind]['zh-CN']).join('|')

/** Returns readers for the cells of a row. Empty and invalid cells are undefined; invalid ones are reported. */
export const cellsOf = ({ cells }: Pick<Row, 'cells'>, report: Report) => {
  const read = <T>(name: string, convert: (text: string, cell: Cell) => T | undefined): T | undefined => {
    const cell = cells.get(name)
    return cell && convert(cell.text, cell)
  }
  const wrong = (cell: Cell, message: string): undefined => {
    report(cell, message)
    return undefined
  }
  return {
    text: (name: string) => read(name, (text) => text),
    /** A whole number of grams, millimetres, fen, days or basis points. */
    measure: (name: string, measure: Measure) =>
      read(name, (text, cell) => {
        const decimals = decimalsOf(measure, cell.unit)
        // A title without its unit has been reported already.
        if (decimals === null) return undefined
        const value = scaled(text, decimals)
        return typeof value === 'number' ? value : wrong(cell, value)
      }),
    whole: (name: string) =>
      read(name, (text, cell) => {
        const value = scaled(text, 0)
        return typeof value === 'number' ? value : wrong(cell, 'must be a whole number')
      }),
    instant: (name: string) =>
      read(name, (text, cell) => instantOf(text) ?? wrong(cell, 'must be a day or a time, 2026-12-01 08:00')),
    /** The value of one of some words. */
    choice: <T>(name: string, words: Readonly<Record<string, T>>) =>
      read(name, (text, cell) => {
        const found = Object.entries(words).find(([word]) => word === text)
        return found ? found[1] : wrong(cell, `must be one of ${Object.keys(words).join('、')}`)
      }),
    /** Kinds of goods by their Chinese names, with | between. */
    goods: (name: string) =>
      read(name, (text, cell) => {
        const names = text.split('|').map((one) => one.trim())
        const found = names.map((one) => goodsKinds.find((kind) => goodsKindNames[kind]['zh-CN'] === one))
        const unknown = names.find((_, index) => found[index] === undefined)
        return unknown === undefined
          ? found.flatMap((kind) => kind ?? [])
          : wrong(cell, `${unknown} must be one of ${allGoods}`)
      }),
    /** Reports cells that have no meaning beside another one. */
    expectEmpty: (names: readonly string[], reason: string) => {
      for (const name of names) {
        const cell = cells.get(name)
        if (cell) report(cell, `must be empty, as ${reason}`)
      }
    },
  }
}
