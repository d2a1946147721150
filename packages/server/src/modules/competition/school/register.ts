import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { schools } from '../tables'

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

/** Only where there is somebody new: the readings of all characters take some memory. */
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

/** Adds the schools of a list that nobody knows yet. */
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
