import type { CarrierSettings } from '../../settings/carriers'
import type { TrackingSource } from '../tracking/source'
import { type GuardedCarrier, withBreaker } from './breaker'
import { createGateway } from './gateway'
import { createSeventeenTrack } from './seventeen-track'

/** The carriers that are connected. */
export interface Carriers {
  list: readonly GuardedCarrier[]
  /** Who books; null where nobody does. */
  booker: GuardedCarrier | null
  /** Who is asked about new parcels; null where nobody can be. */
  tracker: TrackingSource | null
}

export const noCarriers: Carriers = { list: [], booker: null, tracker: null }

/** Connects carriers. Where 17TRACK is connected, it is asked about parcels, whoever books them. */
export const createCarriers = ({ gateway, seventeenTrack }: CarrierSettings): Carriers => {
  const booker = gateway && withBreaker(createGateway(gateway))
  const tracker = seventeenTrack && withBreaker(createSeventeenTrack(seventeenTrack))
  return { list: [booker, tracker].filter((one) => one !== null), booker, tracker: tracker ?? booker }
}
