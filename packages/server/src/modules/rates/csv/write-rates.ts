import type { RateTable } from '@chuhai/contract/logistics'
import { csvText } from '../../../text-files/csv'
import { columnsOf, type SectionName } from './sections'
import { type Measure, unscaled } from './units'
import {
  bracketCells,
  type Cells,
  instantText,
  limitRows,
  placeCells,
  ruleRows,
  surchargeCells,
} from './write-cells'

/** The unit that files are written in, with its decimals. */
const written: Record<Measure, readonly [unit: string, decimals: number]> = {
  weight: ['kg', 3],
  length: ['cm', 1],
  money: ['元', 2],
  days: ['天', 0],
  share: ['%', 2],
}

/** A part of a file: its columns are those of its declaration, each with its unit. */
const partOf = (section: SectionName, rows: readonly Cells[]): string[][] => {
  const columns = columnsOf(section)
  const titles = columns.map(([name, { measure }]) => (measure ? `${name}(${written[measure][0]})` : name))
  const cellOf = (row: Cells, name: string, measure: Measure | undefined): string => {
    const value = row[name] ?? ''
    return typeof value === 'number' && measure ? unscaled(value, written[measure][1]) : String(value)
  }
  if (rows.length === 0) return []
  return [
    [`[${section}]`],
    titles,
    ...rows.map((row) => columns.map(([name, { measure }]) => cellOf(row, name, measure))),
  ]
}

/** Writes a table of prices as `readRates` reads it, for Excel. */
export const writeRates = (table: RateTable): string => {
  const { steps, limits, zones, surcharges } = table
  return csvText([
    ...partOf('规则', ruleRows(table)),
    ...partOf(
      '进位',
      steps.map(({ uptoGrams, grams }) => ({ 到: uptoGrams, 进位: grams })),
    ),
    ...partOf('限制', limitRows(table)),
    ...partOf('不到', limits.notTo.map(placeCells)),
    ...partOf(
      '区域',
      zones.flatMap(({ key, name, days, places }) =>
        places.map((place) => ({
          区域: key,
          名称: name['zh-CN'],
          英文名: name.en,
          ...placeCells(place),
          最快: days.from,
          最慢: days.to,
        })),
      ),
    ),
    ...partOf(
      '价格',
      zones.flatMap(({ key, brackets }) =>
        brackets.map((bracket, index) => ({
          区域: key,
          ...bracketCells(bracket, brackets[index - 1]?.uptoGrams ?? 0),
        })),
      ),
    ),
    ...partOf('附加费', surcharges.map(surchargeCells)),
    ...partOf(
      '比例',
      surcharges.flatMap(({ key, price }) =>
        price.by === 'share'
          ? price.shares.map(({ from, basisPoints }) => ({
              附加费: key,
              从: instantText(from),
              比例: basisPoints,
            }))
          : [],
      ),
    ),
    ...partOf(
      '附加费地区',
      surcharges.flatMap(({ key, when }) =>
        when.places.map((place) => ({ 附加费: key, ...placeCells(place) })),
      ),
    ),
  ])
}
