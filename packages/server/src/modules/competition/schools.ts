import type { ImportedSchools, ListedSchool, School } from '@chuhai/contract/admin'
import { cleanWords } from '@chuhai/contract/text'
import { asc, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db'
import { inBatches } from '../../database/in-batches'
import { simplify } from '../../search/wording'
import { schools } from './tables'

/** Normalises a name: no spaces, full-width brackets. */
export const schoolNameOf = (text: string): string =>
  cleanWords(text).replace(/\s+/gu, '').replaceAll('(', '（').replaceAll(')', '）')

const findsMax = 20
/** Fewer letters would match nearly every name. */
const lettersMin = 3

const hanOnly = /^\p{Script=Han}{2,}$/u
const fewLetters = new RegExp(`^[a-z]{1,${lettersMin - 1}}$`)

/** `浙传` finds 浙江传媒学院. Only Chinese characters are used, so LIKE sees no other wildcards. */
const inOrder = (word: string): string => (hanOnly.test(word) ? `%${[...word].join('%')}%` : '')

/**
 * Finds schools by name, short name, pinyin or initials: exact matches first, then beginnings, other matches, and names
 * that have the characters in this order.
 */
export const searchSchools = async (db: Db, text: string): Promise<{ name: string }[]> => {
  const word = simplify(schoolNameOf(text).toLowerCase())
  if (word === '') return []
  const names = sql`concat(' ', name, ' ', array_to_string(aliases, ' '), ' ', pinyin, ' ', initials, ' ')`
  return rowsOf(
    db,
    sql`
    select name from (
      select name, case
        when strpos(names, ${` ${word} `}) > 0 then 0
        when strpos(names, ${` ${word}`}) > 0 then 1
        when ${!fewLetters.test(word)} and strpos(names, ${word}) > 0 then 2
        when name like ${inOrder(word)} then 3
      end as place
      from (select name, ${names} as names from ${schools} offset 0) as called
    ) as found
    where place is not null
    order by place, length(name), name collate "C"
    limit ${findsMax}`,
  )
}

export const listSchools = (db: Db): Promise<School[]> =>
  db
    .select({ name: schools.name, province: schools.province, aliases: schools.aliases })
    .from(schools)
    .orderBy(asc(schools.province), asc(schools.name))

/** The readings of all characters take memory, so they are loaded for new schools only. */
const insert = async (db: Db, added: readonly ListedSchool[]): Promise<void> => {
  if (added.length === 0) return
  const { readingsOf } = await import('./pinyin')
  const rows = added.map(({ name, province, aliases = [] }) => ({
    name,
    province,
    aliases,
    ...readingsOf(name, aliases),
  }))
  await inBatches(rows, (batch) => db.insert(schools).values(batch).onConflictDoNothing())
}

/** Adds the unknown schools of a list. */
export const registerSchools = async (db: Db, list: readonly ListedSchool[]): Promise<ImportedSchools> => {
  const { name, aliases } = schools
  const registered = await db.select({ name, aliases }).from(schools)
  const names = new Set(registered.map(({ name }) => name))
  const current = new Map(registered.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name])))
  const listed = new Map(list.map((school) => [school.name, school]))
  const unregistered = [...listed.values()].filter(({ name }) => !names.has(name))
  const renamed = unregistered.flatMap(({ name }) => {
    const known = current.get(name)
    return known === undefined ? [] : { listed: name, name: known }
  })
  const added = unregistered.filter(({ name }) => !current.has(name))
  await insert(db, added)
  const seen = new Set([...listed.keys(), ...renamed.map(({ name }) => name)])
  return {
    added: added.map(({ name }) => name),
    known: listed.size - unregistered.length,
    renamed,
    unlisted: registered.map(({ name }) => name).filter((name) => !seen.has(name)),
  }
}
