import { maxLength, pipe, rawCheck } from 'valibot'
import { text } from './fields'

const placeholder = /\{([^{}]*)\}/g

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(', ')

const mistakesIn = (written: string, known: readonly string[], owner: string): string[] => {
  const unknown = namesIn(written).flatMap((name) =>
    known.includes(name) ? [] : `{${name}} is no value of ${owner}, which has ${listed(known)}`,
  )
  const rest = written.replace(placeholder, '')
  return /[{}｛｝]/.test(rest) ? [...unknown, 'has a brace that is not one of {name}'] : unknown
}

/** Returns what the braces of a text name. */
export const namesIn = (written: string): string[] =>
  [...written.matchAll(placeholder)].map(([, name = '']) => name)

/** A text whose braces name known values; `owner` is what has them, as an editor is told. */
export const textNaming = (known: readonly string[], owner: string, longest: number) =>
  pipe(
    text,
    maxLength(longest, `must have ${longest} characters at most`),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const message of mistakesIn(dataset.value, known, owner)) addIssue({ message })
    }),
  )

/** Fills in a text; values are never read as placeholders themselves. */
export const fillIn = (written: string, texts: Readonly<Record<string, string>>): string =>
  written.replace(placeholder, (_, name: string) => texts[name] ?? '')
