import { cellsOf } from './cells'
import type { Marks } from './marks'
import type { Cell, Report, Row } from './rows'
import { items } from './sections'
import type { Sheet } from './sheet'
import { decimalsOf, type Measure, splitUnit, unitNames } from './units'

/** Reads a part that lists a value each: as one row whose columns are the items. */
const itemsOf = (section: keyof typeof items, rows: readonly Row[], report: Report): Row => {
  const known = new Map<string, { measure?: Measure }>(Object.entries(items[section]))
  const cells = new Map<string, Cell>()
  for (const { line, cells: given } of rows) {
    const title = given.get('项目')?.text ?? ''
    const { name, unit } = splitUnit(title)
    const item = known.get(name)
    const place = { line, column: title }
    if (!item) report(place, `is no item of ${section}; the items are ${[...known.keys()].join('、')}`)
    else if (cells.has(name)) report(place, 'is there already')
    else if (item.measure && decimalsOf(item.measure, unit) === null)
      report(place, `must name its unit, ${unitNames(item.measure)}`)
    else if (!item.measure && unit !== null) report(place, 'has no unit')
    else cells.set(name, { ...place, text: given.get('值')?.text ?? '', unit })
  }
  // A value that is left empty is like an item that is left out.
  return {
    line: rows[0]?.line ?? 1,
    cells: new Map([...cells].filter(([, { text }]) => text !== '')),
    titles: new Map(),
  }
}

const ways = { 按件: 'parcel', 按票: 'shipment' } as const
const roundings = { 进一: 'up', 四舍五入: 'nearest' } as const
const borders = { 含上限: 'upper', 含下限: 'lower' } as const

/** Reads what holds for the whole table. */
export const readRules = ({ 规则: rows }: Sheet, marks: Marks, report: Report) => {
  const row = itemsOf('规则', rows, report)
  const cells = cellsOf(row, report)
  marks.setRow([], row, {
    生效: 'from',
    截止: 'until',
    计费: 'per',
    体积除数: 'divisor',
    边长进位: 'sideRounding.toMm',
    边长取整: 'sideRounding.how',
    起重: 'leastGrams',
  })
  const [toMm, how] = [cells.measure('边长进位', 'length'), cells.choice('边长取整', roundings)]
  return {
    /** Whether the end of a bracket belongs to it, or to the next one. */
    border: cells.choice('区间', borders) ?? 'upper',
    rules: {
      from: cells.instant('生效'),
      until: cells.instant('截止'),
      per: cells.choice('计费', ways),
      divisor: cells.whole('体积除数'),
      sideRounding: toMm === undefined && how === undefined ? undefined : { toMm, how },
      leastGrams: cells.measure('起重', 'weight'),
    },
  }
}

/** Reads what the line takes. */
export const readLimits = ({ 限制: rows }: Sheet, marks: Marks, report: Report) => {
  const row = itemsOf('限制', rows, report)
  const cells = cellsOf(row, report)
  marks.setRow(['limits'], row, {
    件数: 'parcels',
    单件重: 'grams',
    最长边: 'longestMm',
    次长边: 'secondMm',
    三边和: 'sumMm',
    围长: 'girthMm',
    货物: 'goodsKinds',
  })
  return {
    parcels: cells.whole('件数'),
    grams: cells.measure('单件重', 'weight'),
    longestMm: cells.measure('最长边', 'length'),
    secondMm: cells.measure('次长边', 'length'),
    sumMm: cells.measure('三边和', 'length'),
    girthMm: cells.measure('围长', 'length'),
    goodsKinds: cells.goods('货物'),
  }
}
