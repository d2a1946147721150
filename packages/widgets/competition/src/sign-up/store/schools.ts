import { searchSchools } from '@chuhai/contract/competition'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

export interface School {
  value: string
}

/** Suggestions for the name of a school (specification 5.2); any other name may be typed, so a failure is none worth telling. */
export const createSchools = (core: Core) => {
  const $found = atom<readonly School[] | null>([])
  let asked = ''
  return {
    $found: $found as ReadableAtom<readonly School[] | null>,
    async ask(schoolName: string): Promise<void> {
      asked = schoolName
      $found.set(null)
      const schools = await core
        .query(searchSchools, { query: { schoolName } })
        .load()
        .catch(() => [])
      if (asked === schoolName) $found.set(schools.map(({ name }) => ({ value: name })))
    },
  }
}
