import type { SuggestedPage } from '@chuhai/contract/search'
import { or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { markedIn } from '../../search/excerpt'
import { otherNames } from '../../search/names'
import { lexemesOf, piecesOf, writtenIn } from '../../search/pieces'
import { readingThatBegins } from '../../search/reading'
import { searchEntries } from '../../search/tables'
import { queryOf } from '../../search/vector'
import { plainly } from '../../search/wording'
import { searchSources } from '../search-sources'

const { kind, key, title, address, offer, reading, vector } = searchEntries

const suggestionsMax = 8
/** One letter would begin the reading of nearly every title. */
const letters = /^[a-z]{2,}$/

const labels = new Map(searchSources.map((source) => [source.kind, source.label]))

const chinese = /^\p{Script=Han}+$/u

/** Titles in traditional characters have the words of the index only. */
const wordsInTitle = (typed: string): SQL => {
  const words = lexemesOf(typed).map((word) => queryOf(word, { weights: 'A' }))
  return sql`${vector} @@ ${words.join(' & ')}::text::tsquery`
}

/** Spaces and hyphens are typed or left out: T 恤, WiFi. */
const joined = (name: string): string => name.replace(/[ -]/g, '')

const isInJoined = (name: string): SQL | undefined =>
  joined(name).length > 1
    ? sql`strpos(translate(lower(${title}), ' -', ''), ${joined(name)}::text) > 0`
    : undefined

const placeIn = (name: string): SQL => sql`strpos(lower(${title}), ${name}::text)`

/** Finds pages by a part of their title: first those that begin with it, then those that have it or sound like it. */
export const suggestPages = async (db: Db, question: string): Promise<SuggestedPage[]> => {
  const typed = plainly(question)
  if (typed === '') return []
  const names = [typed, ...otherNames(typed)]
  const sounds = letters.test(typed) ? sql`${reading} ~ ${readingThatBegins(typed)}::text` : undefined
  const words = chinese.test(typed) ? wordsInTitle(typed) : undefined
  const beginning = or(...names.map((name) => sql`${placeIn(name)} = 1`))
  const rows = await db
    .select({ kind, title, address })
    .from(searchEntries)
    .where(or(...names.map((name) => sql`${placeIn(name)} > 0`), isInJoined(typed), words, sounds))
    .orderBy(sql`${beginning} desc`, sql`${offer} is null`, sql`length(${title})`, kind, key)
    .limit(suggestionsMax)
  return rows.map((row) => ({
    path: row.address,
    title: markedIn(row.title, [...names, ...writtenIn(typed, piecesOf(typed))]),
    label: labels.get(row.kind) ?? '',
  }))
}
