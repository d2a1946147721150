import { createHash } from 'node:crypto'

/**
 * What 17TRACK answers, in the form that its published documentation of version 2.2 shows. It was written after that and is no recording
 * of the service.
 */
const delivered = {
  number: 'RR123456789CN',
  carrier: 3011,
  param: null,
  tag: 'CY2611280001',
  track_info: {
    shipping_info: {
      shipper_address: { country: 'CN', state: null, city: null, street: null, postal_code: null },
      recipient_address: { country: 'US', state: null, city: null, street: null, postal_code: null },
    },
    latest_status: { status: 'Delivered', sub_status: 'Delivered_Other', sub_status_descr: null },
    latest_event: null,
    tracking: {
      providers_hash: -1,
      providers: [
        {
          provider: {
            key: 3011,
            name: 'China Post',
            alias: 'China Post',
            tel: null,
            homepage: null,
            country: 'CN',
          },
          service_type: null,
          latest_sync_status: 'Success',
          events: [
            {
              time_iso: '2026-11-20T11:05:00-08:00',
              time_utc: '2026-11-20T19:05:00Z',
              time_raw: { date: '2026-11-20', time: '11:05:00', timezone: '-08:00' },
              description: 'Delivered, Front Door/Porch, signed by J. DOE',
              location: '1500 MAPLE AVE, CARSON, CA, 90745',
              stage: 'Delivered',
              sub_status: 'Delivered_Other',
              address: { country: 'US', state: 'CA', city: 'CARSON', street: null, postal_code: '90745' },
            },
            {
              time_iso: '2026-11-19T02:00:00Z',
              time_utc: '2026-11-19T02:00:00Z',
              description: 'Arrived at destination country',
              location: null,
              stage: null,
              sub_status: 'InTransit_Arrival',
              address: null,
            },
            {
              time_iso: null,
              time_utc: null,
              time_raw: { date: '2026-11-19', time: '20:30:00', timezone: null },
              description: 'Arrived at the depot',
              location: 'CARSON, CA',
              stage: null,
              sub_status: 'InTransit_Other',
              address: { country: 'US', state: 'CA', city: 'CARSON', street: null, postal_code: null },
            },
            {
              time_iso: null,
              time_utc: null,
              time_raw: { date: '2026-11-18', time: '09:00:00', timezone: null },
              description: 'Without a zone that anybody knows',
              location: null,
              stage: null,
              sub_status: 'InTransit_Other',
              address: null,
            },
            {
              time_iso: '2026-11-15T18:20:00+08:00',
              time_utc: '2026-11-15T10:20:00Z',
              description: 'Accepted',
              location: 'SHENZHEN',
              stage: 'PickedUp',
              sub_status: null,
              address: { country: 'CN', state: null, city: null, street: null, postal_code: null },
            },
          ],
        },
      ],
    },
  },
}

const rejected = (number: string, code: number, message: string) => ({ number, error: { code, message } })

/** A double of 17TRACK, by its published documentation: it knows one number from the beginning, and others once they are registered. */
export const createSeventeenTrackDouble = (key: string) => {
  const registered = new Set([delivered.number])
  const calls: { path: string; body: { number: string; carrier?: number }[] }[] = []
  const state = { code: 0, http: 200, error: 0 }
  const answer = (path: string, asked: { number: string }[]) => {
    if (path === 'register') {
      const fresh = asked.filter(({ number }) => !registered.has(number))
      for (const { number } of fresh) registered.add(number)
      return {
        accepted: fresh.map(({ number }) => ({
          origin: 1,
          number,
          carrier: 3011,
          email: null,
          tag: null,
          lang: null,
        })),
        rejected: asked
          .filter((one) => !fresh.includes(one))
          .map(({ number }) =>
            rejected(number, -18019901, `The tracking number '${number}' has been registered.`),
          ),
      }
    }
    return {
      accepted: asked.flatMap(({ number }) => (number === delivered.number ? delivered : [])),
      rejected: asked.flatMap(({ number }) =>
        number === delivered.number
          ? []
          : registered.has(number)
            ? rejected(number, -18019909, 'No tracking information at this time.')
            : rejected(
                number,
                -18019902,
                `The tracking number '${number}' does not register, please register first.`,
              ),
      ),
    }
  }
  const request: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.split('/').at(-1) ?? ''
    const body = JSON.parse(String(init?.body))
    calls.push({ path, body })
    const isKnown = new Headers(init?.headers).get('17token') === key
    if (!isKnown) return Response.json({ code: -18010002, data: null }, { status: 401 })
    if (state.code !== 0 || state.http !== 200)
      return Response.json({ code: state.code, data: null }, { status: state.http })
    if (state.error !== 0)
      return Response.json({ code: 0, data: { errors: [{ code: state.error, message: '' }] } })
    return Response.json({ code: 0, data: answer(path, body) })
  }
  return {
    calls,
    state,
    request,
    /** What it sends by itself, with its signature. */
    notice(event = 'TRACKING_UPDATED', by = key) {
      const { number, carrier, param, tag } = delivered
      const data = event === 'TRACKING_STOPPED' ? { number, carrier, param, tag } : delivered
      const body = JSON.stringify({ event, data })
      const sign = createHash('sha256').update(`${body}/${by}`).digest('hex')
      return { body, headers: new Headers({ sign }) }
    },
  }
}
