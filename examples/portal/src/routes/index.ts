import { loadOnce } from '../app/lazy'
import { aboutRows } from './about'
import { accountRows } from './account'
import { gatheringRows } from './gatherings'
import { guideRows } from './guide'
import { homeRows } from './home'
import { kylinCupRows } from './kylin-cup'
import { readingRows } from './reading'
import type { Row } from './row'
import { serviceRows } from './services'
import { visitorRows } from './visitor'

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

/** Stands in for pages of signed-in visitors until it is known who somebody is. */
export const waitingPage = loadOnce(() => import('../pages/waiting/WaitingPage'))
