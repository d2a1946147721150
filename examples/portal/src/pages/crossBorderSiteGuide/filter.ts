import { hotTypeId } from '../../guide/paths'
import type { Place } from '../../routes/row'

/** What an address asks the guide's home for. */
export type GuideFilter =
  | { kind: 'all' }
  | { kind: 'hot' }
  | { kind: 'category'; firstTypeId: number; secondTypeId?: number }
  /** Ids that no category can have. */
  | { kind: 'unknown' }

const idOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN)

export const filterOf = ({ firstTypeId, secondTypeId }: Place['query']): GuideFilter => {
  if (!firstTypeId && !secondTypeId) return { kind: 'all' }
  if (firstTypeId === hotTypeId) return { kind: 'hot' }
  const first = idOf(firstTypeId ?? '')
  const second = secondTypeId ? idOf(secondTypeId) : undefined
  if (Number.isNaN(first) || Number.isNaN(second)) return { kind: 'unknown' }
  return { kind: 'category', firstTypeId: first, secondTypeId: second }
}
