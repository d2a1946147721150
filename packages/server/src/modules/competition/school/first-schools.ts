import { formerNames } from '../content/former-names'
import { schoolNames } from '../content/schools'
import { shortNames } from '../content/short-names'
import type { ListedSchool } from './register'

const wordsOf = (text = ''): string[] => text.match(/\S+/g) ?? []

/** The schools of a new database. */
export const firstSchools = (): ListedSchool[] =>
  Object.entries(schoolNames).flatMap(([province, names]) =>
    wordsOf(names).map((name) => ({
      name,
      province,
      aliases: [...wordsOf(shortNames[name]), ...wordsOf(formerNames[name])],
    })),
  )
