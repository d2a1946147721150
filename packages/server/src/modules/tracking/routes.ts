import { trackParcels } from '@chuhai/contract/logistics'
import { type Implementation, implement } from '../../http/implement'
import type { Limiter } from '../../limits/create-limiter'
import { lookUp } from './look-up'

/** Public tracking by number. */
export const trackingRoutes = (limiter: Limiter): readonly Implementation[] => [
  implement(trackParcels, ({ body }, call) => lookUp(limiter, body.numbers, call)),
]
