import type { Path } from '../../../content/check-content'
import { cellsOf } from './cells'
import type { Marks } from './marks'
import { byColumn, expectKnown, readPlaces } from './read-places'
import type { Report, Row } from './rows'
import type { Sheet } from './sheet'

/** The words of the columns with a choice. */
export const surchargeWords = {
  per: { 按件: 'parcel', 按票: 'shipment' },
  by: { 固定: 'sum', 公斤: 'kilo', 比例: 'share' },
  placedAs: { 送仓: 'dropOff', 上门揽收: 'collection' },
  isResidence: { 是: true },
} as const

const readShares = (rows: readonly Row[], path: Path, marks: Marks, report: Report) =>
  rows.map((row, index) => {
    const cells = cellsOf(row, report)
    marks.setRow([...path, index], row, { 从: 'from', 比例: 'basisPoints' })
    return { from: cells.instant('从'), basisPoints: cells.measure('比例', 'share') }
  })

const readPrice = (
  row: Row,
  { path, shares }: { path: Path; shares: readonly Row[] },
  marks: Marks,
  report: Report,
) => {
  const cells = cellsOf(row, report)
  const by = cells.choice('计价', surchargeWords.by)
  const [first] = shares
  if (by !== 'share' && first)
    report({ line: first.line, column: '附加费' }, 'is no percentage, so that it has no 比例')
  if (by === 'sum') {
    cells.expectEmpty(['每公斤', '比例基数'], '计价 is 固定')
    return { by, amount: cells.measure('金额', 'money') }
  }
  if (by === 'kilo') {
    cells.expectEmpty(['金额', '比例基数'], '计价 is 公斤')
    return { by, perKg: cells.measure('每公斤', 'money') }
  }
  if (by === undefined) {
    if (!row.cells.has('计价')) report({ line: row.line, column: '计价' }, 'is missing')
    return undefined
  }
  cells.expectEmpty(['金额', '每公斤'], '计价 is 比例')
  const of = cells.text('比例基数')?.split('|')
  return {
    by,
    of: of?.map((key) => (key.trim() === '运费' ? 'freight' : key.trim())),
    shares: readShares(shares, [...path, 'price', 'shares'], marks, report),
  }
}

const readCondition = (row: Row, places: readonly Row[], path: Path, marks: Marks, report: Report) => {
  const cells = cellsOf(row, report)
  return {
    places: readPlaces(places, [...path, 'when', 'places'], marks, report),
    goodsKinds: cells.goods('货物'),
    placedAs: cells.choice('交货', surchargeWords.placedAs),
    isResidence: cells.choice('住宅', surchargeWords.isResidence),
    overGrams: cells.measure('超重', 'weight'),
    overLongestMm: cells.measure('最长边超', 'length'),
    overSecondMm: cells.measure('次长边超', 'length'),
    overSumMm: cells.measure('三边和超', 'length'),
    overGirthMm: cells.measure('围长超', 'length'),
    from: cells.instant('从'),
    until: cells.instant('到'),
  }
}

/** Reads the surcharges in their order, with their percentages and places. */
export const readSurcharges = (
  { 附加费: rows, 比例: shares, 附加费地区: places }: Sheet,
  marks: Marks,
  report: Report,
) => {
  const known = new Set(rows.flatMap(({ cells }) => cells.get('附加费')?.text ?? []))
  const sharesOf = byColumn(shares, '附加费', report)
  const placesOf = byColumn(places, '附加费', report)
  for (const groups of [sharesOf, placesOf])
    expectKnown(groups, { known, name: '附加费', of: '附加费' }, report)
  return rows.map((row, index) => {
    const cells = cellsOf(row, report)
    const path = ['surcharges', index]
    const key = cells.text('附加费')
    marks.setRow(path, row, {
      附加费: 'key',
      名称: 'name.zh-CN',
      英文名: 'name.en',
      收取: 'per',
      计价: 'price.by',
      金额: 'price.amount',
      每公斤: 'price.perKg',
      比例基数: 'price.of',
      最低: 'minimum',
      货物: 'when.goodsKinds',
      超重: 'when.overGrams',
      最长边超: 'when.overLongestMm',
      次长边超: 'when.overSecondMm',
      三边和超: 'when.overSumMm',
      围长超: 'when.overGirthMm',
      从: 'when.from',
      到: 'when.until',
    })
    return {
      key,
      name: { 'zh-CN': cells.text('名称'), en: cells.text('英文名') },
      per: cells.choice('收取', surchargeWords.per),
      price: readPrice(row, { path, shares: sharesOf.get(key ?? '') ?? [] }, marks, report),
      minimum: cells.measure('最低', 'money'),
      when: readCondition(row, placesOf.get(key ?? '') ?? [], path, marks, report),
    }
  })
}
