import type { Command } from './command'
import { marketOffers } from './market-offers'
import { marketProviders } from './market-providers'

/** The service market. */
export const market: Command = {
  about: '服务市场：服务商的身份，服务的审核',
  actions: { providers: marketProviders, services: marketOffers },
}
