import type { StoreNameRules } from '../store/requirement'
import { cleanLine } from '../text'
import type { Problems, Values } from './application-kind'
import type { ApplicationErrorCode } from './errors'
import { text, type Words, words } from './fields'

/** What a platform says of names. */
export type NameRules = StoreNameRules

const lettersOf = {
  latin: {
    pattern: /^[A-Za-z][A-Za-z '&.,-]*$/,
    words: words('只用英文字母、空格和常用标点', 'letters, spaces and common punctuation only'),
  },
  'latin-digits': {
    pattern: /^[A-Za-z0-9][A-Za-z0-9 '&.,-]*$/,
    words: words('只用英文字母、数字、空格和常用标点', 'letters, digits, spaces and common punctuation only'),
  },
}
/** Han characters, with letters and digits between them. */
const chinese = /^(?=.*\p{sc=Han})[\p{sc=Han}A-Za-z0-9 ·]+$/u

/* @__NO_SIDE_EFFECTS__ */
const lengthHint = ({ min, max }: { min: number; max: number }, letters: Words): Words =>
  words(`${min}–${max} 个字符，${letters['zh-CN']}`, `${min} to ${max} characters, ${letters.en}`)

/** The names that a platform asks for; either may be there before it is known which. */
/* @__NO_SIDE_EFFECTS__ */
export const nameFields = (rules: NameRules | null) => {
  const zh = rules?.zh
  const chineseLabel = words('店铺中文名', 'Chinese name of the store')
  const englishLabel = words('店铺英文名', 'English name of the store')
  return {
    ...(rules === null && { storeNameZh: text({ label: chineseLabel, max: 100, isOptional: true }) }),
    ...(zh && {
      storeNameZh: text({
        label: chineseLabel,
        hint: lengthHint(zh, words('要有汉字', 'with Chinese characters')),
        max: 100,
      }),
    }),
    storeNameEn: text({
      label: englishLabel,
      ...(rules && { hint: lengthHint(rules.en, lettersOf[rules.en.letters].words) }),
      max: 100,
    }),
  }
}

const nameProblem = (
  given: unknown,
  { min, max }: { min: number; max: number },
  pattern: RegExp,
): ApplicationErrorCode | undefined => {
  const name = cleanLine(String(given ?? ''))
  const { length } = [...name]
  if (length === 0) return 'APPLICATION_TEXT_REQUIRED'
  if (length < min || length > max) return 'APPLICATION_NAME_LENGTH'
  return pattern.test(name) ? undefined : 'APPLICATION_NAME_LETTERS'
}

/** What is wrong with the names of a store by the rules of its platform. */
export const nameProblems = ({ zh, en }: NameRules, values: Values): Problems => ({
  ...(zh && { storeNameZh: nameProblem(values.storeNameZh, zh, chinese) }),
  storeNameEn: nameProblem(values.storeNameEn, en, lettersOf[en.letters].pattern),
})
