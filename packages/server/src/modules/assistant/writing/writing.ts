import type { Locale } from '@chuhai/contract/locale'
import { fillIn, namesIn } from '../../../content/placeholders'
import { isLatin } from './clauses'
import type { WritingTemplate, wishValues } from './template'
import { readWish, type Wish } from './wish'

/** What is written without a model: drafts in the visitor's own words. */
export interface Writing {
  lead: string
  drafts: { name: string; text: string }[]
  /** What of the wish a template cannot do. */
  unmet: string[]
  /** The language that the visitor has to translate it into, or `''`. */
  language: string
}

type Values = Record<(typeof wishValues)[number], string>

/** Of words that repeat in points the first stays, as stores count repetitions as stuffing. */
const withoutRepeats = (product: string, points: readonly string[]): string[] => {
  const seen = new Set(product.toLowerCase().split(/\s+/))
  return points.filter((point) => {
    const key = point.toLowerCase()
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Leaves out groups in square brackets that name what the wish does not say; null where the text itself does. */
const filled = (text: string, values: Readonly<Record<string, string>>): string | null => {
  const isKnown = (part: string) => namesIn(part).every((name) => values[name])
  const known = text.replace(/\[([^[\]]*)\]/g, (_, group: string) => (isKnown(group) ? group : ''))
  if (!isKnown(known)) return null
  return fillIn(known, values)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const valuesOf = (wish: Wish, points: readonly string[], replies: string): Values => {
  const { product, market, said } = wish
  const all = product !== '' && points.length > 0 ? [product, ...points] : []
  const comma = all.every(isLatin) ? ', ' : '，'
  const half = points.slice(0, Math.ceil(points.length / 2))
  return {
    product,
    market,
    said,
    replies,
    points: points.join(comma),
    half: half.join(comma),
    list: points.map((point) => `• ${point}`).join('\n'),
    parts: all.join(comma),
    words: all.join(' '),
    short: all.length > 0 ? [product, ...half].join(' ') : '',
  }
}

/** The sentences of a mail, by the phrases of its template; a clause without a phrase is a sentence itself. */
const sentencesOf = (clauses: readonly string[], { phrases }: WritingTemplate, locale: Locale): string =>
  clauses
    .map((clause) => {
      const itself = `${clause}${locale === 'en' ? '.' : '。'}`
      const known = phrases
        .flatMap(({ begins, text }) => begins.map((begin) => ({ begin, text })))
        .filter(({ begin }) => clause.toLowerCase().startsWith(begin))
        .sort((a, b) => b.begin.length - a.begin.length)[0]
      if (!known) return itself
      const rest = clause
        .slice(known.begin.length)
        .trim()
        .replace(/^(?:他们|她们|他|她|对方|客户|买家|顾客)/, '')
      return filled(known.text, { begin: known.begin, rest }) ?? itself
    })
    .join('\n')

/** Fills in a draft with as many points as its length allows. */
const write = (
  text: string,
  wish: Wish,
  template: WritingTemplate,
  locale: Locale,
  max: number | null,
): string | null => {
  const replies = sentencesOf(wish.replies, template, locale)
  const points = withoutRepeats(wish.product, wish.points)
  for (let count = points.length; count >= 0; count -= 1) {
    const written = filled(text, valuesOf(wish, points.slice(0, count), replies))
    if (written === null || max === null || [...written].length <= max) return written
  }
  return null
}

/** What titles keep to: their length, no repetitions, several versions with what each is for. */
const titleRules = /字符|字以内|堆砌|版本|\b(?:characters|versions)\b/i

/** Writes what a wish asks for, from its template; null where the wish says too little. */
export const writeWish = (question: string, template: WritingTemplate, locale: Locale): Writing | null => {
  const isLetter = template.drafts.some(({ text }) => namesIn(text).includes('said'))
  const wish = readWish(question, template, isLetter)
  const max = template.max === null ? null : Math.min(wish.max ?? template.max, template.max)
  const drafts = template.drafts.flatMap(({ name, text }) => {
    const written = write(text, wish, template, locale, max)
    return written === null ? [] : { name, text: written }
  })
  const different = drafts.filter(({ text }, at) => drafts.findIndex((other) => other.text === text) === at)
  if (different.length === 0) return null
  const words = different.map(({ text }) => text).join('')
  const isTranslated = locale === 'zh-CN' && !/\p{Script=Han}/u.test(words)
  const isMet = (clause: string) =>
    clause === wish.language || (template.max !== null && titleRules.test(clause))
  return {
    lead: filled(template.lead, { market: wish.market }) ?? template.lead,
    drafts: different,
    unmet: wish.unmet.filter((clause) => !isMet(clause)),
    language: isTranslated ? '' : wish.language,
  }
}
