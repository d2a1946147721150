import type { CarrierSettings } from '../../settings/carriers'
import type { TrackingSource } from '../tracking/source'
import { type GuardedCarrier, withBreaker } from './breaker'
import { createGateway } from './gateway'
import { createSeventeenTrack } from './seventeen-track'

/** The carriers that are connected. */
export interface Carriers {
  list: readonly GuardedCarrier[]
  /** Books parcels; null if no carrier does. */
  booker: GuardedCarrier | null
  /** Tracks new parcels; null if no carrier does. */
  tracker: TrackingSource | null
}

export const noCarriers: Carriers = { list: [], booker: null, tracker: null }

/** Connects carriers. 17TRACK, if connected, tracks new parcels, whichever carrier books them. */
export const createCarriers = ({ gateway, seventeenTrack }: CarrierSettings): Carriers => {
  const booker = gateway && withBreaker(createGateway(gateway))
  const tracker = seventeenTrack && withBreaker(createSeventeenTrack(seventeenTrack))
  return { list: [booker, tracker].filter((one) => one !== null), booker, tracker: tracker ?? booker }
}
