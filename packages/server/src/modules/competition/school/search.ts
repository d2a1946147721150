import { sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { schools } from '../tables'
import { schoolNameOf } from './name'
import { simplify } from './simplify'

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
