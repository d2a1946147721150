import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'
import { type Carrier, type CarrierBooking, CarrierUnavailable } from './carrier'

/** Failures in a row that open the breaker, and the time until one call tries again. */
const failuresMax = 5
const restMs = 30_000

/** A carrier with a circuit breaker. */
export interface GuardedCarrier extends Carrier {
  /** Whether the breaker is open. */
  isResting(): boolean
}

/** Adds a circuit breaker to a carrier: while it fails, bookings wait and no call runs into the timeout. A refusal is no failure. */
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
