import { otherNames } from './names'
import { plainly } from './wording'

const runsOf = (text: string): string[] => plainly(text).match(/\p{Script=Han}+/gu) ?? []

const namesIn = (title: string): string[] => runsOf([title, ...otherNames(title)].join(' '))

/** Returns the pinyin of the Chinese in a title and its synonyms: spaces around every run and between syllables. */
export const readingOf = async (title: string): Promise<string> => {
  const runs = namesIn(title)
  if (runs.length === 0) return ''
  const { syllablesOf } = await import('./syllables')
  return runs
    .map(
      (run) =>
        ` ${syllablesOf(run)
          .map(([, syllable]) => syllable)
          .join(' ')} `,
    )
    .join('')
}

/** Returns the characters of a title where its reading matches a pattern. */
export const findByPinyin = (title: string, reading: string, pattern: string): string[] | null => {
  const match = new RegExp(pattern).exec(reading)
  if (!match) return null
  const countOf = (text: string) => text.match(/\S+/g)?.length ?? 0
  const before = countOf(reading.slice(0, match.index))
  const signs = [...namesIn(title).join('')]
  return signs.slice(before, before + countOf(match[0]))
}

/** Similar sounds: `zh` and `z`, `n` and `l`, `ing` and `in`. */
const near = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h?(?=[a-z])/, '$1h?')
    .replace(/^[nl](?=[a-z])/, '[nl]')
    .replace(/ng?$/, 'ng?')

export const patternOf = (syllables: readonly string[]): string => ` ${syllables.join(' ')} `

export const nearPatternOf = (syllables: readonly string[]): string => patternOf(syllables.map(near))

/** `yamaxun` is read as `ya ma xun`. */
export const patternOfLetters = (letters: string): string => ` ${[...letters].join(' ?')} `

/** `yama` begins `ya ma xun`. */
export const readingThatBegins = (letters: string): string => ` ${[...letters].join(' ?')}`
