import { getMarketStatement } from '@chuhai/contract/market'
import { type Implementation, implement } from '../../http/implement'
import { requireRight } from '../organisation/membership'
import { readStatement } from './statement'

/** What providers read of their money; settlements are recorded by operators. */
export const ledgerRoutes: readonly Implementation[] = [
  implement(getMarketStatement, async ({ query: { month } }, call) =>
    readStatement(call.db, { orgId: await requireRight(call, 'readStatements'), month, now: call.now }),
  ),
]
