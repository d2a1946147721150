import { suggestionFor } from './suggestion'
import { UsageError } from './usage-error'

/** An option of an action. */
export interface Option<Value = unknown> {
  about: string
  /** What is written after it, in a word; a switch has none. */
  value?: string
  /** Names that operators may try for it; the refusal of one names the option. */
  synonyms?: readonly string[]
  /** Whether it may be given several times. */
  repeats?: boolean
  /** Parses the value. Throws a `UsageError` with the expected form. */
  read?(text: string, before: Value | undefined): Value
}

/** The values of options; those that were not given are missing. */
export type Values<Declared extends Record<string, Option>> = {
  [Name in keyof Declared]?: Declared[Name] extends Option<infer Value> ? Value : never
}

/** An option without a value. */
export const flag = (about: string): Option<true> => ({ about })

export const text = (value: string, about: string): Option<string> => ({
  about,
  value,
  read: (given) => given,
})

/** A text that may be given several times. */
export const texts = (value: string, about: string): Option<string[]> => ({
  about,
  value,
  repeats: true,
  read: (given, before = []) => [...before, given],
})

/** A whole number from 1 on. */
export const count = (value: string, about: string, max = 999_999): Option<number> => ({
  about,
  value,
  read(given) {
    const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 0
    if (number < 1 || number > max) throw new UsageError(`请写 1 到 ${max} 的整数。`)
    return number
  },
})

const alternatives = (names: readonly string[]): string => [...new Set(names)].join('、')

/** One of several, by its key, its name, or the beginning of one name only: 东部 is 东部赛区. */
export const choice = <Key extends string>(
  value: string,
  about: string,
  names: Readonly<Record<Key, string>>,
): Option<Key> => {
  const choices = Object.entries(names) as [Key, string][]
  const all = alternatives(choices.map(([, name]) => name))
  return {
    about: `${about}：${all}`,
    value,
    read(given) {
      const [exact] = choices.find(([key, name]) => key === given || name === given) ?? []
      if (exact !== undefined) return exact
      const [first, ...others] = choices.filter(([, name]) => given !== '' && name.startsWith(given))
      if (!first || others.length > 0)
        throw new UsageError(
          `${suggestionFor(
            given,
            choices.map(([, name]) => name),
          )}可以写：${all}。`,
        )
      return first[0]
    },
  }
}

/** Choices that are their own names. */
export const named = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>

/** The Chinese names of some keys of a table of the contract. */
export const chineseNames = <Key extends string>(
  table: Readonly<Record<Key, { readonly 'zh-CN': string }>>,
  keys: readonly Key[],
): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, table[key]['zh-CN']])) as Record<Key, string>

export const limit = { ...count('行数', '最多列出多少行'), synonyms: ['rows', 'max', 'count'] }
export const out = { ...text('文件', '写进文件，只有当前用户能读'), synonyms: ['output', 'file'] }
export const version = count('版本', '只在它还是当前版本时才处理')
export const formats = choice('格式', '输出的格式', named(['table', 'csv']))
