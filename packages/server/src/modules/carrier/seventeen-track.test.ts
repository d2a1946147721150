import { expect, it } from 'vitest'
import { createSeventeenTrackDouble } from '../../testing/seventeen-track'
import { createSeventeenTrack } from './seventeen-track'

const key = 'F1E2D3C4B5A697887766554433221100'

const open = (own = key) => {
  const double = createSeventeenTrackDouble(key)
  const settings = {
    url: 'https://api.17track.net/track/v2.2',
    key: own,
    carriers: new Map([['chinapost', 3011]]),
  }
  return { double, carrier: createSeventeenTrack(settings, double.request) }
}

it('events are moments with the offset of their place, where it is told', async () => {
  const { double, carrier } = open()
  const [parcel] = await carrier.track([{ carrierNumber: 'RR123456789CN', carrier: 'chinapost' }])
  expect(
    parcel?.events.map(({ code, time, place, country }) => [
      code,
      time.at.toISOString(),
      time.offset,
      place,
      country,
    ]),
  ).toEqual([
    ['Delivered_Other', '2026-11-20T19:05:00.000Z', -480, 'CARSON, CA', 'US'],
    ['InTransit_Arrival', '2026-11-19T02:00:00.000Z', null, '', null],
    // The zone of the delivery in the same country.
    ['InTransit_Other', '2026-11-20T04:30:00.000Z', -480, 'CARSON, CA', 'US'],
    ['InTransit_PickedUp', '2026-11-15T10:20:00.000Z', 480, 'SHENZHEN', 'CN'],
  ])
  expect(double.calls).toEqual([{ path: 'gettrackinfo', body: [{ number: 'RR123456789CN', carrier: 3011 }] }])
})

it('a number that it has not heard of is registered once, and its news comes later', async () => {
  const { double, carrier } = open()
  const asked = [{ carrierNumber: 'YT2611270001', carrier: 'yunexpress' }]
  expect(await carrier.track(asked)).toEqual([])
  expect(await carrier.track(asked)).toEqual([])
  expect(double.calls.map(({ path }) => path)).toEqual(['gettrackinfo', 'register', 'gettrackinfo'])
  expect(double.calls[1]?.body).toEqual([{ number: 'YT2611270001' }])
})

it('a wrong key, a used-up quota and an outage are worth another try', async () => {
  const asked = [{ carrierNumber: 'RR123456789CN', carrier: 'chinapost' }]
  await expect(open('another key').carrier.track(asked)).rejects.toMatchObject({ message: 'HTTP 401' })
  const { double, carrier } = open()
  double.state.code = -18019908
  await expect(carrier.track(asked)).rejects.toMatchObject({ message: 'TRACK17_18019908' })
  Object.assign(double.state, { code: 0, error: -18010013 })
  await expect(carrier.track(asked)).rejects.toMatchObject({ message: 'TRACK17_18010013' })
  double.state.http = 503
  await expect(carrier.track(asked)).rejects.toMatchObject({ message: 'HTTP 503' })
})

it('what it says by itself is heard where it is signed', () => {
  const { double, carrier } = open()
  expect(carrier.readNotice(double.notice())).toMatchObject([{ carrierNumber: 'RR123456789CN' }])
  expect(carrier.readNotice(double.notice('TRACKING_STOPPED'))).toEqual([])
  expect(carrier.readNotice(double.notice('TRACKING_UPDATED', 'another key'))).toBeNull()
  expect(carrier.readNotice({ headers: new Headers(), body: '{}' })).toBeNull()
  const headers = new Headers({ sign: 'é'.repeat(64) })
  expect(carrier.readNotice({ headers, body: '{}' })).toBeNull()
})
