import * as logistics from '@chuhai/contract/logistics'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'
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

/** Freight quotes, with a rate limit because each one is stored. */
export const quoteRoutes = (limiter: Limiter): readonly Implementation[] => [
  implement(logistics.quoteShipping, async ({ body }, { db, now, sender }) => {
    await admit(limiter, 'quotes', sender, '')
    return makeQuote(db, body, now)
  }),
  implement(logistics.getQuote, async ({ params }, { db }) => {
    const quote = await findQuote(db, params.number)
    if (!quote) throw new ApiError('NOT_FOUND')
    return quote
  }),
]
