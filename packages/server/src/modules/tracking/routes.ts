import { trackParcels } from '@chuhai/contract/logistics'
import { type Implementation, implement } from '../../http/implement'
import type { Limiter } from '../../limits/create-limiter'
import { lookUp } from './look-up'

/** Parcels by their numbers, for everybody who has them. */
export const trackingRoutes = (limiter: Limiter): readonly Implementation[] => [
  implement(trackParcels, ({ body }, call) => lookUp(limiter, body.numbers, call)),
]
