import { UsageError } from './usage-error'

/** A word after the name of an action. */
export interface Word<Value = unknown> {
  /** Its name in the usage and in refusals. */
  name: string
  about: string
  /** Whether it may be left out; its value is undefined then. */
  isOptional?: boolean
  /** Whether it is all words that are left, with spaces between them. */
  takesRest?: boolean
  /** Parses the word. Throws a `UsageError` with the expected form. */
  read(text: string): Value
}

export type Words = Readonly<Record<string, Word>>

/** The values of words. */
export type WordValues<Declared extends Words> = {
  [Name in keyof Declared]: Declared[Name] extends Word<infer Value> ? Value : never
}

export const word = (name: string, about: string): Word<string> => ({ name, about, read: (text) => text })

export const optional = <Value>(declared: Word<Value>): Word<Value | undefined> => ({
  ...declared,
  isOptional: true,
})

export const rest = <Value>(declared: Word<Value>): Word<Value> => ({ ...declared, takesRest: true })

export const file = (about: string): Word<string> => word('文件', about)

export const folder = (about: string): Word<string> => ({
  ...word('文件夹', about),
  read: (text) => text.replace(/(?<!^)\/+$/, ''),
})

/** A whole number as lists have it; `hint` says where. */
export const numberIn = (name: string, hint: string, pattern = /^[1-9]\d{0,8}$/): Word<number> => ({
  name,
  about: hint,
  read(text) {
    if (!pattern.test(text)) throw new UsageError(`“${text}”不是${name}。${name}是数字，${hint}。`)
    return Number(text)
  },
})

/** A text in one line. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** What an operator says in all words that are left; `readers` says who reads it. */
export const said = (name: string, max: number, readers: string): Word<string> =>
  rest({
    name,
    about: `最多 ${max} 个字，${readers}`,
    read(text) {
      const line = oneLine(text)
      if (line === '' || [...line].length > max)
        throw new UsageError(`要写${name}，最多 ${max} 个字，${readers}。`)
      return line
    },
  })

/** The reason of a decision; `readers` says who reads it. */
export const reason = (max: number, readers: string): Word<string> => said('原因', max, readers)

/** How a word is written in a usage: `<订单号>`, `[名称...]`. */
export const termOf = ({ name, isOptional, takesRest }: Word): string => {
  const shown = takesRest ? `${name}...` : name
  return isOptional ? `[${shown}]` : `<${shown}>`
}

export const usageOf = (words: Words = {}): string => Object.values(words).map(termOf).join(' ')
