import { createHash, timingSafeEqual } from 'node:crypto'
import {
  array,
  type InferOutput,
  nullish,
  number,
  object,
  optional,
  safeParse,
  string,
  unknown,
} from 'valibot'
import type { SeventeenTrackSettings } from '../../settings/carriers'
import type { AskedParcel, HeardEvent, HeardParcel } from '../tracking/source'
import { type EventTime, readEventTime } from '../tracking/timeline/event-time'
import { callCarrier, readBody } from './call-http'
import { type Carrier, CarrierUnavailable } from './carrier'

/** The code of a number that was not registered. */
const notRegistered = -18019902

const event = object({
  /** With its offset. */
  time_iso: nullish(string()),
  time_utc: nullish(string()),
  /** Time as the carrier writes it, the only one of an event whose zone is unknown. */
  time_raw: nullish(
    object({ date: nullish(string()), time: nullish(string()), timezone: nullish(string()) }),
  ),
  stage: nullish(string()),
  sub_status: nullish(string()),
  description: nullish(string()),
  location: nullish(string()),
  address: nullish(object({ country: nullish(string()), state: nullish(string()), city: nullish(string()) })),
})

const trackInfo = object({
  tracking: nullish(object({ providers: nullish(array(object({ events: nullish(array(event)) }))) })),
})

const accepted = object({ number: string(), track_info: nullish(trackInfo) })

const answer = object({
  code: number(),
  data: nullish(
    object({
      accepted: optional(array(unknown()), []),
      rejected: optional(array(object({ number: string(), error: object({ code: number() }) })), []),
      /** Errors of the whole request; `code` beside `data` is 0 then, too. */
      errors: optional(array(object({ code: number() })), []),
    }),
  ),
})

const notice = object({ event: string(), data: unknown() })

const byStage: Record<string, string> = {
  InfoReceived: 'InfoReceived',
  PickedUp: 'InTransit_PickedUp',
  Departure: 'InTransit_Departure',
  Arrival: 'InTransit_Arrival',
  AvailableForPickup: 'AvailableForPickup_Other',
  OutForDelivery: 'OutForDelivery_Other',
  Delivered: 'Delivered_Other',
  Returning: 'Exception_Returning',
  Returned: 'Exception_Returned',
}

type RawEvent = InferOutput<typeof event>

/** Offsets by country, from the events that have one. */
const offsetsOf = (events: readonly RawEvent[]): ReadonlyMap<string, string> =>
  new Map(
    events.flatMap(({ time_iso: iso, address }): [string, string][] => {
      const [offset] = /[+-]\d\d:\d\d$/.exec(iso ?? '') ?? []
      return offset && address?.country ? [[address.country, offset]] : []
    }),
  )

/** A local time without a zone takes the offset of another event in the same country; otherwise a delivery could be dropped. */
const localTime = (
  { time_raw: raw, address }: RawEvent,
  offsets: ReadonlyMap<string, string>,
): EventTime | null => {
  const offset = raw?.timezone ?? offsets.get(address?.country ?? '')
  return raw?.date && raw.time && offset ? readEventTime(`${raw.date}T${raw.time}${offset}`) : null
}

const heardEvent = (raw: RawEvent, offsets: ReadonlyMap<string, string>): HeardEvent[] => {
  const time =
    readEventTime(raw.time_iso ?? '') ?? readEventTime(raw.time_utc ?? '') ?? localTime(raw, offsets)
  if (!time) return []
  const { city, state, country } = raw.address ?? {}
  const code = raw.sub_status || byStage[raw.stage ?? ''] || 'InTransit_Other'
  const place = [city, state].filter(Boolean).join(', ') || raw.location || ''
  return [{ code, time, place, country: country || null, raw }]
}

const heard = (value: unknown): HeardParcel[] => {
  const read = safeParse(accepted, value)
  if (!read.success) return []
  const { number: carrierNumber, track_info: info } = read.output
  const events = (info?.tracking?.providers ?? []).flatMap(({ events }) => events ?? [])
  const offsets = offsetsOf(events)
  return [{ carrierNumber, events: events.flatMap((one) => heardEvent(one, offsets)) }]
}

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * 17TRACK, by the public documentation of its API 2.2: it tracks some 2,000 carriers, and books with none. Unknown numbers are registered
 * first.
 */
export const createSeventeenTrack = (
  { url, key, carriers }: SeventeenTrackSettings,
  request: typeof fetch = fetch,
): Carrier => {
  const call = async (path: string, body: unknown) => {
    const response = await callCarrier(request, `${url}/${path}`, {
      method: 'POST',
      headers: { '17token': key },
      body,
    })
    const { code, data } = await readBody(response, answer)
    const failure = data?.errors.find((one) => one.code !== 0)?.code ?? code
    if (failure !== 0) throw new CarrierUnavailable(`TRACK17_${-failure}`)
    return data ?? { accepted: [], rejected: [] }
  }
  const named = ({ carrierNumber, carrier }: AskedParcel) => {
    const known = carriers.get(carrier)
    return { number: carrierNumber, ...(known !== undefined && { carrier: known }) }
  }

  return {
    key: 'seventeenTrack',
    name: '17TRACK',
    batch: 40,
    booking: null,
    async track(parcels) {
      const { accepted, rejected } = await call('gettrackinfo', parcels.map(named))
      const unheard = new Set(
        rejected.flatMap(({ number, error }) => (error.code === notRegistered ? number : [])),
      )
      const unregistered = parcels.filter(({ carrierNumber }) => unheard.has(carrierNumber))
      // Its first events come later.
      if (unregistered.length > 0) await call('register', unregistered.map(named))
      return accepted.flatMap(heard)
    },
    readNotice({ headers, body }) {
      const signature = createHash('sha256').update(`${body}/${key}`).digest('hex')
      if (!isSame(headers.get('sign') ?? '', signature)) return null
      try {
        const read = safeParse(notice, JSON.parse(body))
        return read.success && read.output.event === 'TRACKING_UPDATED' ? heard(read.output.data) : []
      } catch {
        return []
      }
    },
  }
}
