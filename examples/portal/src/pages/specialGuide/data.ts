import type { ExclusiveGuide } from '@chuhai/contract/guide'

export type SpecialGuideData =
  /** Without an id: the guide of the latest evaluation; null where there is none. */
  | { kind: 'own'; navImageId: number | null }
  | { kind: 'guide'; guide: ExclusiveGuide }
  /** Somebody else's, or none at all. */
  | { kind: 'unknown' }
