import type { Command } from './command'
import { marketDeals } from './market-deals'
import { marketLedger } from './market-ledger'
import { marketOffers } from './market-offers'
import { marketProviders } from './market-providers'
import { marketReviews } from './market-reviews'

/** The service market. */
export const market: Command = {
  about: '服务市场：服务商的身份，服务的审核，订单的争议，结算与评价',
  actions: {
    providers: marketProviders,
    services: marketOffers,
    deals: marketDeals,
    ledger: marketLedger,
    reviews: marketReviews,
  },
}
