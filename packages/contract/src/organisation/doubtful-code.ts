import type { Locale } from '../locale'
import { cleanCode } from '../text'
import { socialCodeAlphabet } from './organisation'

/**
 * Whether the last character fits the others (GB 32100-2015). Genuine codes exist where it does not, such as those that
 * Xiamen issued before 2016: a form asks, and the server takes them.
 */
const hasSocialCodeCheck = (code: string): boolean => {
  const values = Array.from(code, (character) => socialCodeAlphabet.indexOf(character))
  const check = values.pop() ?? -1
  if (check < 0 || values.includes(-1)) return false
  const sum = values.reduce(
    (total, value, index) => total + value * (3 ** index % socialCodeAlphabet.length),
    check,
  )
  return sum % socialCodeAlphabet.length === 0
}

/** What a form asks where the check character does not fit. */
export const socialCodeDoubt: Record<Locale, string> = {
  'zh-CN': '校验位与前 17 位不符，请核对；确认无误可再次提交',
  en: 'The last character does not fit the others: please check it, or submit again if it is right',
}

/**
 * Whether a unified social credit code, as it was typed, has a check character that does not fit. It may still be
 * genuine.
 */
export const isDoubtfulSocialCode = (typed: string): boolean => !hasSocialCodeCheck(cleanCode(typed))

/**
 * Creates a function that is true once for each code that a form has to ask about; the next submit sends it.
 *
 * @example
 * const needsCheck = createSocialCodeQuestion()
 * needsCheck('91350100M000100Y44') // true, and false the next time
 */
export const createSocialCodeQuestion = () => {
  let asked: string | undefined
  return (typed: string): boolean => {
    const code = cleanCode(typed)
    if (code === asked || !isDoubtfulSocialCode(code)) return false
    asked = code
    return true
  }
}
