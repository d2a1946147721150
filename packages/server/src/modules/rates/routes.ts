import * as logistics from '@chuhai/contract/logistics'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'
import { listLines, readLine } from './lines'
import { findQuote, makeQuote } from './quotes'

/** Lines to compare, which editors change; a draft shows its own. */
export const lineRoutes: readonly Implementation[] = [
  implement(logistics.listLines, ({ query }, { db, now }) => listLines(db, query, now)),
  implement(logistics.getLine, async ({ params }, { db, now }) => {
    const line = await readLine(db, params.id, now)
    if (!line) throw new ApiError('NOT_FOUND')
    return line
  }),
]

/** What lines say to parcels. */
export const quoteRoutes: readonly Implementation[] = [
  implement(logistics.quoteShipping, ({ body }, { db, now }) => makeQuote(db, body, now)),
  implement(logistics.getQuote, async ({ params }, { db }) => {
    const quote = await findQuote(db, params.number)
    if (!quote) throw new ApiError('NOT_FOUND')
    return quote
  }),
]
