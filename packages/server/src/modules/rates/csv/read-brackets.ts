import type { Path } from '../../../content/check-content'
import { kilogramsText } from '../algebra/words'
import { cellsOf } from './cells'
import type { Marks } from './marks'
import type { Report, Row } from './rows'

const byKilo = ['固定', '每公斤']
const bySteps = ['首重', '首重价', '续重', '续重价']

const readPrice = (row: Row, report: Report) => {
  const cells = cellsOf(row, report)
  const by = cells.choice('计价', { 公斤: 'kilo', 首续: 'step' } as const)
  if (by === 'kilo') {
    cells.expectEmpty(bySteps, '计价 is 公斤')
    return { by, fixed: cells.measure('固定', 'money'), perKg: cells.measure('每公斤', 'money') }
  }
  if (by === undefined) {
    if (!row.cells.has('计价')) report({ line: row.line, column: '计价' }, 'is missing')
    return undefined
  }
  cells.expectEmpty(byKilo, '计价 is 首续')
  return {
    by,
    firstGrams: cells.measure('首重', 'weight'),
    first: cells.measure('首重价', 'money'),
    furtherGrams: cells.measure('续重', 'weight'),
    further: cells.measure('续重价', 'money'),
  }
}

/** Says how a bracket does not follow the one before it; undefined where it does. */
const breakOf = (from: number, before: number): string | undefined => {
  if (from === before) return undefined
  if (before === 0) return `begins at ${kilogramsText(from)}, but the first price must begin at 0`
  return from > before
    ? `begins at ${kilogramsText(from)}, which leaves a gap after ${kilogramsText(before)}`
    : `begins at ${kilogramsText(from)}, which overlaps the price before it, up to ${kilogramsText(before)}`
}

interface Chain {
  path: Path
  /** Whether the end of a bracket belongs to it, or to the next one. */
  border: 'upper' | 'lower'
}

/** Reads the prices of a zone: each begins where the one before it ends. */
export const readBrackets = (rows: readonly Row[], { path, border }: Chain, marks: Marks, report: Report) => {
  let before: number | undefined = 0
  return rows.map((row, index) => {
    const cells = cellsOf(row, report)
    const [from, to] = [cells.measure('从', 'weight'), cells.measure('到', 'weight')]
    const here = [...path, index]
    marks.setRow(here, row, {
      到: 'uptoGrams',
      计价: 'price.by',
      固定: 'price.fixed',
      每公斤: 'price.perKg',
      首重: 'price.firstGrams',
      首重价: 'price.first',
      续重: 'price.furtherGrams',
      续重价: 'price.further',
    })
    const column = (name: string) => ({ line: row.line, column: row.titles.get(name) ?? name })
    if (!row.cells.has('从')) report(column('从'), 'is missing')
    if (!row.cells.has('到')) report(column('到'), 'is open: a price must end somewhere')
    const broken = from === undefined || before === undefined ? undefined : breakOf(from, before)
    if (broken !== undefined) report(column('从'), broken)
    before = to
    // Weights are whole grams, so that “below 2 kg” is “up to 1999 g”.
    const uptoGrams = border === 'lower' && to !== undefined ? to - 1 : to
    return { uptoGrams, price: readPrice(row, report) }
  })
}
