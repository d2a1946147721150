import { listStoreRequirements } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'

/** Which platform a page has named. */
export type NamedPlatform =
  | { phase: 'known'; id: number | undefined }
  | { phase: 'reading' }
  | { phase: 'unknown' }
  | { phase: 'failed'; message: string; retry(): void }

/** Finds a platform by its id, its name or its short name, such as `amazon`; without one the visitor chooses. */
export const usePlatform = (core: Core, name: string | undefined): NamedPlatform => {
  const isWord = name !== undefined && !/^\d{1,9}$/.test(name)
  const query = isWord ? core.query(listStoreRequirements, { query: { platform: name } }) : undefined
  const { state, retry } = useQuery(query)
  if (!isWord) return { phase: 'known', id: name === undefined ? undefined : Number(name) }
  const [first] = state.data ?? []
  if (first) return { phase: 'known', id: first.platformId }
  if (state.data) return { phase: 'unknown' }
  return state.phase === 'failed'
    ? { phase: 'failed', message: state.error.message, retry }
    : { phase: 'reading' }
}
