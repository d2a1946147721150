import { getConsignmentFees, getOwnConsignment, listOwnConsignments } from '@chuhai/contract/consignment'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'
import { dateInShanghai } from '../../time/shanghai'
import { findFees } from './fees'
import { listOwn, readOwn } from './own'

/** Consignments of visitors, and what they cost; stages are set by operators. */
export const consignmentRoutes: readonly Implementation[] = [
  implement(getConsignmentFees, async (_, { db, now }) => {
    const fees = await findFees(db, dateInShanghai(now))
    if (!fees) throw new ApiError('NOT_FOUND')
    return fees
  }),
  implement(listOwnConsignments, (_, call) => listOwn(call)),
  implement(getOwnConsignment, ({ params }, call) => readOwn(params.id, call)),
]
