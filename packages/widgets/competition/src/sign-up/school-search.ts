import { searchSchools } from '@chuhai/contract/competition'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

export interface SchoolSuggestion {
  value: string
}

/** Suggests schools (specification 5.2); any other name may be typed, so that a failure is not shown. */
export const createSchoolSearch = (core: Core) => {
  const $suggestions = atom<readonly SchoolSuggestion[] | null>([])
  let latest = ''
  return {
    /** Null while they are loaded. */
    $suggestions: $suggestions as ReadableAtom<readonly SchoolSuggestion[] | null>,
    async search(schoolName: string): Promise<void> {
      latest = schoolName
      $suggestions.set(null)
      const found = await core
        .query(searchSchools, { query: { schoolName } })
        .load()
        .catch(() => [])
      if (latest === schoolName) $suggestions.set(found.map(({ name }) => ({ value: name })))
    },
  }
}
