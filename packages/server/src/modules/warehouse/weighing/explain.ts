import { priceText } from '@chuhai/contract/money'
import type { WeighingRow } from './tables'

const kilos = (grams: number): string => `${grams / 1000} kg`

/** Returns the computation of a difference, a line each: the paid price, the new one part by part, and the rest. */
export const priceLines = ({ terms, after, difference }: WeighingRow): string[] => {
  const { line } = terms
  const before = `按申报：计费重 ${kilos(line.countedGrams)}，${priceText(line.amount)}`
  if (!after || difference === null) return [before]
  return [
    before,
    `按实测：计费重 ${kilos(after.countedGrams)}，${priceText(after.amount)}`,
    ...after.parts.map(
      ({ name, formula, amount }) => `${name['zh-CN']}：${formula['zh-CN']}（${priceText(amount)}）`,
    ),
    difference < 0 ? `退回 ${priceText(-difference)}` : `补差价 ${priceText(difference)}`,
  ]
}
