import { type GuideErrorCode, guideErrors } from '@chuhai/contract/guide'
import type { Locale } from '@chuhai/contract/locale'

const isKnown = (code: string): code is GuideErrorCode => Object.hasOwn(guideErrors, code)

/** The sentence of a broken rule. */
export const problemText = (code: string | undefined, locale: Locale): string | undefined =>
  code && isKnown(code) ? guideErrors[code][locale] : code
