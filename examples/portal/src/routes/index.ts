import { aboutRows } from './about'
import { gatheringRows } from './gatherings'
import { homeRows } from './home'
import type { Row } from './row'
import { serviceRows } from './services'
import { visitorRows } from './visitor'

export type { PageProps, Place, Read, Row } from './row'

/** Every page of the portal. */
export const rows: readonly Row[] = [
  ...homeRows,
  ...serviceRows,
  ...gatheringRows,
  ...aboutRows,
  ...visitorRows,
]
