import type { QuotePart } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import type { Formula, Part } from '../algebra/parts'
import { kilogramsText, percentText, type Words } from '../algebra/words'

const inBoth = (text: string): Words => ({ 'zh-CN': text, en: text })

const byKilo = ({ grams, perKg, fixed }: Extract<Formula, { by: 'kilo' }>): Words => {
  const weighed = `${kilogramsText(grams)} × ${priceText(perKg)}/kg`
  if (fixed === 0) return inBoth(weighed)
  if (perKg === 0) return inBoth(priceText(fixed))
  return {
    'zh-CN': `${weighed} + 处理费 ${priceText(fixed)}`,
    en: `${weighed} + ${priceText(fixed)} for handling`,
  }
}

const byStep = ({
  firstGrams,
  first,
  furtherSteps,
  furtherGrams,
  further,
}: Extract<Formula, { by: 'step' }>): Words => {
  const begin = `${kilogramsText(firstGrams)} ${priceText(first)}`
  if (furtherSteps === 0) return { 'zh-CN': `首重 ${begin}`, en: `First ${begin}` }
  const rest = `${furtherSteps} × ${kilogramsText(furtherGrams)} × ${priceText(further)}`
  return { 'zh-CN': `首重 ${begin} + 续重 ${rest}`, en: `First ${begin} + further ${rest}` }
}

const byShare = ({ base, of, basisPoints }: Extract<Formula, { by: 'share' }>): Words => {
  const share = `${priceText(base)} × ${percentText(basisPoints)}`
  const zh = of.map((name) => name['zh-CN']).join('、')
  const en = of.map((name) => name.en).join(', ')
  return { 'zh-CN': `（${zh}）${share}`, en: `(${en}) ${share}` }
}

const wordsOf = (formula: Formula, amount: number): Words => {
  if (formula.by === 'kilo') return byKilo(formula)
  if (formula.by === 'step') return byStep(formula)
  return formula.by === 'share' ? byShare(formula) : inBoth(priceText(amount))
}

const withLeast = (words: Words, least: number): Words => ({
  'zh-CN': `${words['zh-CN']}，不足最低收费，按 ${priceText(least)} 收`,
  en: `${words.en}, below the minimum of ${priceText(least)}`,
})

/** Returns a part of a price as a quote keeps it; parcels are named where there are several. */
export const presentPart = (
  { key, name, parcel, formula, least, amount }: Part,
  parcels: number,
): QuotePart => {
  const words = wordsOf(formula, amount)
  return {
    key,
    name:
      parcel === null || parcels === 1
        ? name
        : { 'zh-CN': `${name['zh-CN']}（第 ${parcel} 件）`, en: `${name.en} (parcel ${parcel})` },
    formula: least === null ? words : withLeast(words, least),
    amount,
  }
}
