import * as v from 'valibot'
import { marketOptionsMax, marketPackagesMax } from '../constants'
import { atMost } from '../fields'
import { detachEntries } from '../rule'
import { cleanLine } from '../text'
import { requiredLine, requiredText } from '../text-fields'
import { isOwnPath } from '../web-address'
import { marketCategories, marketPlaces, marketPlatforms } from './filters'
import type { OfferDraft } from './offer-draft'
import type { MarketOfferErrorCode } from './offer-errors'
import { type MarketOffer, marketDaysMax } from './service'

const code = (value: MarketOfferErrorCode): MarketOfferErrorCode => value

const name = requiredLine(20, 'MARKET_TEXT_REQUIRED', 'MARKET_OVER_TWENTY')

const whole = (min: number, max: number, refusal: MarketOfferErrorCode) =>
  v.pipe(v.number(refusal), v.integer(refusal), v.minValue(min, refusal), v.maxValue(max, refusal))

const price = whole(100, 100_000_000, 'MARKET_PRICE_INVALID')

const linesMax = 12
const isShortLine = atMost(60)

/** Lines of a text, without the empty ones. */
const lines = (fewest: 0 | 1) =>
  v.pipe(
    v.array(v.string()),
    v.transform((given) => given.map(cleanLine).filter((line) => line !== '')),
    v.minLength(fewest, code('MARKET_LINES_REQUIRED')),
    v.maxLength(linesMax, code('MARKET_LINES_TOO_MANY')),
    v.check((given) => given.every(isShortLine), code('MARKET_LINE_TOO_LONG')),
  )

const someOf = <const W extends readonly [string, ...string[]]>(words: W, fewest: 0 | 1) => {
  const isKnown = (given: string[]) => given.every((one) => words.some((word) => word === one))
  return v.pipe(
    v.array(v.string()),
    v.minLength(fewest, code('MARKET_CHOICE_REQUIRED')),
    v.maxLength(words.length, code('MARKET_CHOICE_REQUIRED')),
    v.check(isKnown, code('MARKET_CHOICE_REQUIRED')),
  )
}

/** The rules of a service that is handed in; their messages are codes. */
const offerRules = v.object({
  title: requiredLine(40, 'MARKET_TEXT_REQUIRED', 'MARKET_OVER_FORTY'),
  summary: requiredLine(100, 'MARKET_TEXT_REQUIRED', 'MARKET_OVER_HUNDRED'),
  category: v.picklist(marketCategories, code('MARKET_CHOICE_REQUIRED')),
  platforms: someOf(marketPlatforms, 0),
  places: someOf(marketPlaces, 1),
  answersWithinHours: whole(1, 72, 'MARKET_HOURS_INVALID'),
  packages: v.pipe(
    v.array(
      v.object({
        key: v.string(),
        name,
        price,
        days: whole(1, marketDaysMax, 'MARKET_DAYS_INVALID'),
        revisions: whole(0, 20, 'MARKET_REVISIONS_INVALID'),
        contains: lines(1),
      }),
    ),
    v.minLength(1, code('MARKET_PACKAGE_REQUIRED')),
    v.maxLength(marketPackagesMax),
  ),
  options: v.pipe(
    v.array(
      v.object({
        key: v.string(),
        name,
        price,
        days: whole(0, marketDaysMax, 'MARKET_MORE_DAYS_INVALID'),
      }),
    ),
    v.maxLength(marketOptionsMax),
  ),
  asksFor: lines(1),
  examples: v.pipe(
    v.array(
      v.object({
        picture: v.pipe(
          v.string(),
          v.minLength(1, code('MARKET_PICTURE_REQUIRED')),
          v.check(isOwnPath, code('MARKET_PICTURE_UNKNOWN')),
        ),
        text: requiredLine(100, 'MARKET_TEXT_REQUIRED', 'MARKET_OVER_HUNDRED'),
      }),
    ),
    v.maxLength(8),
  ),
  questions: v.pipe(
    v.array(
      v.object({
        question: requiredLine(100, 'MARKET_TEXT_REQUIRED', 'MARKET_OVER_HUNDRED'),
        answer: requiredText(300, 'MARKET_TEXT_REQUIRED', 'MARKET_OVER_THREE_HUNDRED'),
      }),
    ),
    v.maxLength(8),
  ),
})

/** Broken rules by where they are: `packages.0.price`. */
export type OfferProblems = Record<string, MarketOfferErrorCode>

const namesTwice = (list: string, items: readonly { name: string }[]): [string, MarketOfferErrorCode][] => {
  const names = items.map((item) => cleanLine(item.name))
  return names.flatMap((one, index): [string, MarketOfferErrorCode][] =>
    names.indexOf(one) < index ? [[`${list}.${index}.name`, 'MARKET_NAME_TWICE']] : [],
  )
}

/** Names that came before in the same list, and packages that cost less than the one before. */
const problemsAcross = ({ packages, options }: OfferDraft): [string, MarketOfferErrorCode][] => [
  ...namesTwice('packages', packages),
  ...namesTwice('options', options),
  ...packages.flatMap((item, index): [string, MarketOfferErrorCode][] =>
    item.price !== null && item.price < (packages[index - 1]?.price ?? 0)
      ? [[`packages.${index}.price`, 'MARKET_PACKAGE_ORDER']]
      : [],
  ),
]

const check = (draft: OfferDraft) => {
  detachEntries(offerRules)
  return v.safeParse(offerRules, draft, { abortPipeEarly: true })
}

/**
 * Returns every broken rule of a draft, the first of each place; the server asks the same before it takes one for review.
 *
 * @example
 * offerProblems(emptyOffer) // { title: 'MARKET_TEXT_REQUIRED', … }
 */
export const offerProblems = (draft: OfferDraft): OfferProblems => {
  const broken = (check(draft).issues ?? []).map(
    (issue) => [v.getDotPath(issue) ?? '', issue.message as MarketOfferErrorCode] as const,
  )
  return Object.fromEntries([...problemsAcross(draft), ...broken.reverse()])
}

/** Returns a draft as it is published; null where it breaks a rule. */
export const offerOf = (draft: OfferDraft): MarketOffer | null => {
  if (Object.keys(offerProblems(draft)).length > 0) return null
  const { success, output } = check(draft)
  return success ? output : null
}
