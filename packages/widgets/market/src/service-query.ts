import { getMarketService } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'

/** Returns the query of a service, which the whole page shares. */
export const serviceQuery = (core: Core, service: number) =>
  core.query(getMarketService, { params: { id: service } })
