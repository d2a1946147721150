import type { Command } from './command'
import { marketLedger } from './market-ledger'
import { marketOffers } from './market-offers'
import { marketProviders } from './market-providers'
import { marketReviews } from './market-reviews'

/** The service market. */
export const market: Command = {
  about: '服务市场：服务商的身份，服务的审核，结算与评价',
  actions: {
    providers: marketProviders,
    services: marketOffers,
    ledger: marketLedger,
    reviews: marketReviews,
  },
}
