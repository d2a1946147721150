import { Webhook } from 'standardwebhooks'
import {
  array,
  type InferOutput,
  integer,
  literal,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot'
import type { GatewaySettings } from '../../settings/carriers'
import type { HeardParcel } from '../tracking/source'
import { readEventTime } from '../tracking/timeline/event-time'
import { callCarrier, readBody } from './call-http'
import { type Carrier, CarrierRefusal } from './carrier'

const whole = pipe(number(), integer(), minValue(0))

const event = object({
  code: pipe(string(), minLength(1)),
  /** With its offset, or in local time of `zone`. */
  at: string(),
  zone: optional(nullable(string()), null),
  place: optional(string(), ''),
  country: optional(nullable(string()), null),
  text: optional(string(), ''),
})

const tracks = object({ parcels: array(object({ carrierNumber: string(), events: array(event) })) })

const booked = object({ carrierNumber: pipe(string(), minLength(1)) })
const ended = object({ outcome: picklist(['cancelled', 'kept']) })
const quotes = object({
  quotes: array(
    object({
      service: string(),
      name: string(),
      currency: literal('CNY'),
      amount: whole,
      days: object({ from: whole, to: whole }),
    }),
  ),
})

/** Events without a readable time are left out: they would be sorted wrongly. */
const heard = ({ parcels }: InferOutput<typeof tracks>): HeardParcel[] =>
  parcels.map(({ carrierNumber, events }) => ({
    carrierNumber,
    events: events.flatMap((raw) => {
      const { code, at, zone, place, country } = raw
      const time = readEventTime(at, zone)
      return time ? { code, time, place, country, raw } : []
    }),
  }))

/** The protocol of examples/carrier: JSON over HTTP, bookings by our numbers, notices signed as Standard Webhooks. */
export const createGateway = (
  { url, key, secret, noticeUrl }: GatewaySettings,
  request: typeof fetch = fetch,
): Carrier => {
  const headers = { Authorization: `Bearer ${key}` }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    callCarrier(request, `${url}/v1${path}`, { method, headers, ...(body !== undefined && { body }) })
  const bookingPath = (number: string) => `/bookings/${encodeURIComponent(number)}`

  return {
    key: 'gateway',
    name: '承运商网关',
    batch: 40,
    booking: {
      quote: async (parcel) =>
        (await readBody(await call('POST', '/quotes', parcel), quotes)).quotes.map(
          ({ currency: _, ...quote }) => quote,
        ),
      book: async (number, booking) =>
        (await readBody(await call('PUT', bookingPath(number), { ...booking, noticeUrl }), booked))
          .carrierNumber,
      label: async (number) =>
        new Uint8Array(await (await call('GET', `${bookingPath(number)}/label`)).arrayBuffer()),
      async cancel(number) {
        try {
          return (await readBody(await call('DELETE', bookingPath(number)), ended)).outcome
        } catch (error) {
          if (error instanceof CarrierRefusal && error.code === 'NOT_FOUND') return 'cancelled'
          throw error
        }
      },
    },
    track: async (parcels) =>
      heard(
        await readBody(
          await call('POST', '/tracks', { numbers: parcels.map(({ carrierNumber }) => carrierNumber) }),
          tracks,
        ),
      ),
    readNotice({ headers: sent, body }) {
      try {
        const payload = new Webhook(secret).verify(body, Object.fromEntries(sent))
        const read = safeParse(tracks, payload)
        return read.success ? heard(read.output) : []
      } catch {
        return null
      }
    },
  }
}
