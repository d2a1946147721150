import { loadOnce } from '@chuhai/core'
import type { Row } from '../app/row'
import type { FallbackPages } from '../app/view'
import { withMiddleware } from '../router/middleware'
import { accountRows } from './account'
import { applicationRows } from './applications'
import { aboutRows, gatheringRows, serviceRows } from './content'
import { docsRows } from './docs'
import { embedRows } from './embed'
import { guideRows } from './guide'
import { homeRows } from './home'
import { kylinCupRows } from './kylin-cup'
import { liveRows } from './live'
import { logisticsRows } from './logistics'
import { marketRows } from './market'
import { payRows } from './pay'
import { publicationRows } from './publications'
import { schoolRows } from './school'
import { searchRows } from './search'
import { shipmentRows } from './shipments'
import { watchRows } from './watch'

const pages: readonly Row[] = [
  ...homeRows,
  ...serviceRows,
  ...applicationRows,
  ...guideRows,
  ...gatheringRows,
  ...liveRows,
  ...kylinCupRows,
  ...aboutRows,
  ...publicationRows,
  ...marketRows,
  ...shipmentRows,
  ...logisticsRows,
  ...schoolRows,
  ...searchRows,
  ...accountRows,
  ...watchRows,
  ...payRows,
  ...docsRows,
  ...embedRows,
]

/** Every page of the portal. */
export const rows: readonly Row[] = pages.map((page) => withMiddleware(page))

export const fallbackPages: FallbackPages = {
  error: loadOnce(() => import('../pages/error/ErrorPage')),
  locked: loadOnce(() => import('../account/locked/LockedPage')),
}
