import { sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import { type Guess, guessesOf, isLikely } from './guesses'
import { findByPinyin } from './reading'
import { searchEntries } from './tables'

const titlesMax = 500

interface Title {
  title: string
  reading: string
}

const titlesLike = (db: Db, guesses: readonly Guess[]): Promise<Title[]> => {
  const { title, reading } = searchEntries
  const patterns = guesses.map(({ nearPattern }) => nearPattern)
  return db
    .selectDistinct({ title, reading })
    .from(searchEntries)
    .where(sql`${reading} ~ ${`(${patterns.join('|')})`}`)
    .orderBy(title)
    .limit(titlesMax)
}

/** Returns the candidate that keeps most characters of the question. */
const kept = ({ run, start }: Guess, said: readonly string[]): number =>
  said.filter((sign, index) => sign === run[start + index]).length

const meantBy = (guess: Guess, titles: readonly Title[], unknown: ReadonlySet<string>): string[] | null => {
  const saidAs = (pattern: string): string[] | undefined => {
    const isNear = pattern !== guess.pattern
    const said = titles.flatMap(({ title, reading }) => {
      const signs = findByPinyin(title, reading, pattern)
      return signs && isLikely(guess, signs, isNear, unknown) ? [signs] : []
    })
    return said.sort((a, b) => kept(guess, b) - kept(guess, a))[0]
  }
  return saidAs(guess.pattern) ?? saidAs(guess.nearPattern) ?? null
}

/**
 * Finds words of titles that sound like unknown runs: 亚马逊 for 亚玛逊 and for yamaxun. The rest of a longer Chinese run
 * stays as it is.
 */
export const findHomophones = async (
  db: Db,
  runs: readonly string[],
  unknown: ReadonlySet<string>,
): Promise<Map<string, string>> => {
  const guesses = (await Promise.all(runs.map((run) => guessesOf(run, unknown)))).flat()
  const meant = new Map<string, string>()
  if (guesses.length === 0) return meant
  const titles = await titlesLike(db, guesses)
  for (const guess of guesses) {
    const { run, start, end } = guess
    const asked = run.join('')
    const signs = meant.has(asked) ? null : meantBy(guess, titles, unknown)
    if (signs) meant.set(asked, [...run.slice(0, start), ...signs, ...run.slice(end)].join(''))
  }
  return meant
}
