import { loadOnce } from '../app/lazy'
import { accountRows } from './account'
import { aboutRows, gatheringRows, serviceRows } from './content'
import { guideRows } from './guide'
import { homeRows, visitorRows } from './home'
import { kylinCupRows } from './kylin-cup'
import { readingRows } from './reading'
import type { Row } from './row'

export type { PageProps, Place, Read, Row } from './row'

/** Every page of the portal. */
export const rows: readonly Row[] = [
  ...homeRows,
  ...serviceRows,
  ...guideRows,
  ...gatheringRows,
  ...kylinCupRows,
  ...aboutRows,
  ...readingRows,
  ...visitorRows,
  ...accountRows,
]

/** Replaces pages for signed-in visitors while the session is not known. */
export const lockedPage = loadOnce(() => import('../pages/locked/LockedPage'))
