import * as v from 'valibot'
import { trackingNumbersMax } from '../constants'
import { endpoint } from '../endpoint'
import { trackingNumber, trackingResult } from './tracking'
import type { TrackingErrorCode } from './tracking-errors'

const code = (value: TrackingErrorCode): TrackingErrorCode => value

/** Parcels by their numbers, in the order of the request; sign-in is not required. */
export const trackParcels = endpoint({
  name: 'trackParcels',
  summary: '按单号查询物流轨迹',
  method: 'POST',
  path: '/logistics/track',
  access: 'anyone',
  changes: false,
  body: v.object({
    numbers: v.pipe(
      v.array(trackingNumber),
      v.minLength(1, code('TRACKING_NUMBERS_REQUIRED')),
      v.maxLength(trackingNumbersMax, code('TRACKING_NUMBERS_TOO_MANY')),
    ),
  }),
  answer: v.array(trackingResult),
  errors: [
    'TRACKING_NUMBER_INVALID',
    'TRACKING_NUMBERS_REQUIRED',
    'TRACKING_NUMBERS_TOO_MANY',
    'TRACKING_GUESSES',
  ],
})

/**
 * Returns the address, relative to the server, to which a calendar subscribes: an entry for each event of a parcel, and for the days of its
 * promised delivery.
 *
 * @example
 * trackingCalendarPath('LX123456789CN') // '/api/logistics/track/LX123456789CN/calendar.ics'
 */
export const trackingCalendarPath = (number: string): `/${string}` =>
  `/api/logistics/track/${encodeURIComponent(number)}/calendar.ics`
