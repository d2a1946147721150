import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'
import { type Carrier, type CarrierBooking, CarrierUnavailable } from './carrier'

/** After this many failures in a row, it is left alone for this time; then one call tries it again. */
const failuresMax = 5
const restMs = 30_000

/** A carrier that is left alone while it fails. */
export interface GuardedCarrier extends Carrier {
  /** Whether it is left alone now. */
  isResting(): boolean
}

/**
 * Leaves a carrier alone that fails again and again: what waits for it waits, instead of a minute each. Its own no is no failure.
 */
export const withBreaker = (carrier: Carrier): GuardedCarrier => {
  const breaker = circuitBreaker(handleType(CarrierUnavailable), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresMax),
  })
  const guarded = <T>(call: () => Promise<T>): Promise<T> =>
    breaker.execute(call).catch((error: unknown) => {
      throw error instanceof BrokenCircuitError ? new CarrierUnavailable('RESTING') : error
    })
  const guardBooking = (booking: CarrierBooking): CarrierBooking => ({
    quote: (parcel) => guarded(() => booking.quote(parcel)),
    book: (number, request) => guarded(() => booking.book(number, request)),
    label: (number) => guarded(() => booking.label(number)),
    cancel: (number) => guarded(() => booking.cancel(number)),
  })
  return {
    ...carrier,
    booking: carrier.booking && guardBooking(carrier.booking),
    track: (parcels) => guarded(() => carrier.track(parcels)),
    isResting: () => breaker.state === CircuitState.Open,
  }
}
