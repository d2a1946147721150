import type { ShownKind } from '@chuhai/application'
import { consignmentApplications } from '@chuhai/contract/application'
import { consignmentPath } from '../../app/paths/orders'
import { ConsignmentPanel } from './ConsignmentPanel'
import { ConsignmentSum } from './ConsignmentSum'
import { kindWordsOf } from './kind-messages'

/**
 * 外贸综合服务 on the portal.
 *
 * @param no Which one it is.
 * @param next Where an accepted applicant goes on: the first number that is free.
 */
export const shownConsignment = (no: string, next: number): ShownKind => ({
  kind: consignmentApplications,
  words: kindWordsOf(no),
  termsUrl: '#terms',
  acceptedUrl: consignmentPath(String(next)),
  Sequel: ConsignmentPanel,
  Sum: ConsignmentSum,
  prefill: () => ({}),
})
