import type { Command } from './command'
import { marketLedger } from './market-ledger'
import { marketReviews } from './market-reviews'

/** The service market. */
export const market: Command = {
  about: '服务市场：结算与评价',
  actions: { ledger: marketLedger, reviews: marketReviews },
}
