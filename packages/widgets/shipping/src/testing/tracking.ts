import { type TrackedParcel, type TrackingResult, trackParcels } from '@chuhai/contract/logistics'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'

export const parcelDouble: TrackedParcel = {
  status: 'inTransit',
  carrier: { key: 'yuanfan', name: { 'zh-CN': '远帆物流', en: 'Farsail Logistics' } },
  carrierNumber: 'LX123456789CN',
  destination: 'US',
  promised: { from: '2026-12-06', to: '2026-12-10' },
  events: [
    {
      at: '2026-11-28T16:30:00.000Z',
      offset: -480,
      status: 'inTransit',
      text: { 'zh-CN': '到达分拨中心', en: 'Arrived at a sorting centre' },
      cause: null,
      place: 'Los Angeles',
      country: 'US',
    },
    {
      at: '2026-11-27T10:00:00.000Z',
      offset: 480,
      status: 'onHold',
      text: { 'zh-CN': '等待出口清关', en: 'Waiting for export clearance' },
      cause: 'customs',
      place: '杭州',
      country: 'CN',
    },
    {
      at: '2026-11-26T08:00:00.000Z',
      offset: null,
      status: 'pickedUp',
      text: { 'zh-CN': '已揽收', en: 'Collected' },
      cause: null,
      place: '',
      country: null,
    },
  ],
  silentDays: null,
  heardAt: '2026-11-28T17:00:00.000Z',
}

/** The result for a number; `parcel` is null for an unknown one. */
export const resultOf = (number: string, parcel: Partial<TrackedParcel> | null = {}): TrackingResult => ({
  number,
  parcel: parcel && { ...parcelDouble, ...parcel },
})

const numbersOf = (body: unknown): string[] =>
  typeof body === 'object' && body !== null && 'numbers' in body && Array.isArray(body.numbers)
    ? body.numbers.map(String)
    : []

/** A core whose server knows a parcel under each number, but for those that begin with `NO`. */
export const createTrackingCore = (
  parcel: Partial<TrackedParcel> = {},
  options: Partial<Pick<CoreOptions, 'locale' | 'base'>> = {},
) => {
  const server = createServerDouble().answer(trackParcels, ({ body }) =>
    numbersOf(body).map((number) => resultOf(number, number.startsWith('NO') ? null : parcel)),
  )
  return createFakeCore({}, { server, ...options })
}
