import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { simplify } from './simplified'
import { schools } from './tables'

/** Normalises a name: no spaces, full-width brackets. */
export const schoolNameOf = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/gu, '').replaceAll('(', '（').replaceAll(')', '）')

const findsMax = 20
/** Fewer letters stand within every other name. */
const lettersMin = 3

const hanOnly = /^\p{Script=Han}{2,}$/u
const fewLetters = new RegExp(`^[a-z]{1,${lettersMin - 1}}$`)

/** `浙传` finds 浙江传媒学院. Only characters come here, no sign that LIKE would take for a wildcard. */
const inOrder = (word: string): string => (hanOnly.test(word) ? `%${[...word].join('%')}%` : '')

/**
 * Schools by name, short name, pinyin or initials: those that are called exactly so, those whose name begins so, those
 * that have it within, and those that have its characters in this order. What is typed is text, never a pattern.
 */
export const searchSchools = async (db: Db, text: string): Promise<{ name: string }[]> => {
  const word = simplify(schoolNameOf(text).toLowerCase())
  if (word === '') return []
  const names = sql`concat(' ', name, ' ', array_to_string(aliases, ' '), ' ', pinyin, ' ', initials, ' ')`
  const { rows } = (await db.execute(sql`
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
    limit ${findsMax}`)) as unknown as { rows: { name: string }[] }
  return rows
}

export type SchoolRow = Pick<typeof schools.$inferSelect, 'name' | 'province' | 'aliases'>

/** A school of a list, with the other names that are known of it. */
export interface ListedSchool {
  name: string
  province: string
  aliases?: string[]
}

/** What became of a list. Nothing that stood in the register was changed. */
export interface Registered {
  added: string[]
  /** How many stood there already. */
  known: number
  /** Listed by a name that the register has as another name of a school. */
  renamed: { listed: string; name: string }[]
  /** Registered, and not on the list. */
  unlisted: string[]
}

/** A statement that takes too long is cut; a busy machine manages so many. */
const batchRows = 1000

export const listSchools = (db: Db): Promise<SchoolRow[]> =>
  db
    .select({ name: schools.name, province: schools.province, aliases: schools.aliases })
    .from(schools)
    .orderBy(asc(schools.province), asc(schools.name))

/** Loads the pinyin of all characters only where there are new schools, because it takes memory. */
const insert = async (db: Db, added: readonly ListedSchool[]): Promise<void> => {
  if (added.length === 0) return
  const { readingsOf } = await import('./pinyin')
  const rows = added.map(({ name, province, aliases = [] }) => ({
    name,
    province,
    aliases,
    ...readingsOf(name, aliases),
  }))
  for (let at = 0; at < rows.length; at += batchRows)
    await db.execute(sql`
      insert into ${schools} (name, province, aliases, pinyin, initials)
      select name, province, aliases, pinyin, initials
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + batchRows))}::jsonb)
        as school (name text, province text, aliases text[], pinyin text, initials text)
      on conflict do nothing`)
}

/** Adds the unknown schools of a list. */
export const registerSchools = async (db: Db, list: readonly ListedSchool[]): Promise<Registered> => {
  const { name, aliases } = schools
  const registered = await db.select({ name, aliases }).from(schools)
  const names = new Set(registered.map(({ name }) => name))
  const current = new Map(registered.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name])))
  const listed = new Map(list.map((school) => [school.name, school]))
  const strange = [...listed.values()].filter(({ name }) => !names.has(name))
  const renamed = strange.flatMap(({ name }) => {
    const known = current.get(name)
    return known === undefined ? [] : { listed: name, name: known }
  })
  const added = strange.filter(({ name }) => !current.has(name))
  await insert(db, added)
  const seen = new Set([...listed.keys(), ...renamed.map(({ name }) => name)])
  return {
    added: added.map(({ name }) => name),
    known: listed.size - strange.length,
    renamed,
    unlisted: registered.map(({ name }) => name).filter((name) => !seen.has(name)),
  }
}
