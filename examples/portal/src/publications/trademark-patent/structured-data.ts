import { brand } from '@chuhai/contract/constants'
import type { TrademarkPatent } from '@chuhai/contract/publication'
import { sumOf } from './fees'

/** A filing as schema.org describes it: a service, and what it costs with the official fees. */
export const asService = ({ title, summary, kind, region, fees }: TrademarkPatent): object => ({
  '@type': 'Service',
  name: title,
  description: summary,
  serviceType: kind,
  areaServed: region,
  provider: { '@type': 'Organization', name: brand },
  offers: { '@type': 'Offer', price: sumOf(fees).total / 100, priceCurrency: 'CNY' },
})
