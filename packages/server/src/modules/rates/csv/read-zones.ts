import { cellsOf } from './cells'
import type { Marks } from './marks'
import { readBrackets } from './read-brackets'
import { byColumn, expectKnown, readPlaces } from './read-places'
import type { Cell, Report, Row } from './rows'
import type { Sheet } from './sheet'

/** What is said of a zone in each of its rows: in the first one, and the same or nothing in the others. */
const shared = ['名称', '英文名', '最快', '最慢']

const expectSame = (rows: readonly Row[], report: Report): void => {
  const [first, ...others] = rows
  for (const name of shared)
    for (const { cells } of others) {
      const [cell, meant]: (Cell | undefined)[] = [cells.get(name), first?.cells.get(name)]
      if (cell && cell.text !== meant?.text)
        report(cell, `must be ${meant?.text ?? 'empty'}, as in line ${first?.line}`)
    }
}

/** Reads the zones with their prices. */
export const readZones = (
  { 区域: places, 价格: prices }: Sheet,
  border: 'upper' | 'lower',
  marks: Marks,
  report: Report,
) => {
  const zones = byColumn(places, '区域', report)
  const chains = byColumn(prices, '区域', report)
  expectKnown(chains, { known: new Set(zones.keys()), name: '区域', of: '区域' }, report)
  return [...zones].map(([key, rows], index) => {
    const path = ['zones', index]
    const first = rows[0] ?? { line: 1, cells: new Map(), titles: new Map() }
    const cells = cellsOf(first, report)
    const chain = chains.get(key) ?? []
    marks.setRow(path, first, {
      区域: 'key',
      名称: 'name.zh-CN',
      英文名: 'name.en',
      最快: 'days.from',
      最慢: 'days.to',
    })
    marks.set([...path, 'brackets'], { line: first.line, column: '区域' })
    expectSame(rows, report)
    return {
      key,
      name: { 'zh-CN': cells.text('名称'), en: cells.text('英文名') },
      days: { from: cells.measure('最快', 'days'), to: cells.measure('最慢', 'days') },
      places: readPlaces(rows, [...path, 'places'], marks, report),
      brackets: readBrackets(chain, { path: [...path, 'brackets'], border }, marks, report),
    }
  })
}
