import { Webhook } from 'standardwebhooks'
import { beforeAll, expect, it } from 'vitest'
import type { createApp } from '../../app'
import { createLimiter } from '../../limits/create-limiter'
import { followParcel } from '../../testing/parcel'
import { startTestApp } from '../../testing/test-app'
import { findFollowed } from '../tracking/operator'
import { createCarriers } from './carriers'

const server = startTestApp()
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`

let app: ReturnType<typeof createApp>
beforeAll(() => {
  const gateway = { url: 'http://127.0.0.1:1', key: 'a key of the gateway', secret, noticeUrl: '' }
  app = server.another({
    carriers: createCarriers({ gateway, seventeenTrack: null }),
    limiter: createLimiter({ read: 0, write: 3, page: 0, upload: 0 }),
  })
})

const send = async (payload: object, { by = secret, carrier = 'gateway' } = {}) => {
  const body = JSON.stringify(payload)
  const now = new Date()
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('msg_1', now, body),
  }
  const response = await app.request(`/api/logistics/carrier/${carrier}/notice`, {
    method: 'POST',
    headers,
    body,
  })
  return response.status
}

const noticeOf = (carrierNumber: string) => ({
  parcels: [
    {
      carrierNumber,
      events: [
        { code: 'PU', at: '2026-11-20 09:00:00', zone: 'Asia/Shanghai', place: 'Shenzhen', country: 'CN' },
      ],
    },
  ],
})

it('what a carrier says is heard, once, without a page of ours', async () => {
  const { number, carrierNumber } = await followParcel(server.db)
  expect([await send(noticeOf(carrierNumber)), await send(noticeOf(carrierNumber))]).toEqual([200, 200])
  expect(await findFollowed(server.db, number)).toMatchObject({
    status: 'pickedUp',
    events: [{ code: 'PU' }],
  })
  expect(await send(noticeOf('YD000000000CN'))).toBe(200)
})

it('what it has not signed changes nothing, and is soon too much', async () => {
  const { number, carrierNumber } = await followParcel(server.db)
  const by = `whsec_${Buffer.alloc(32, 2).toString('base64')}`
  const statuses = [1, 2, 3, 4].map(() => send(noticeOf(carrierNumber), { by }))
  expect((await Promise.all(statuses)).toSorted()).toEqual([400, 400, 400, 429])
  expect((await findFollowed(server.db, number))?.events).toEqual([])
  // The carrier itself is never too fast.
  expect(await send(noticeOf(carrierNumber))).toBe(200)
})

it('a carrier that is not connected is not there', async () => {
  expect(await send(noticeOf('YD000000000CN'), { carrier: 'seventeenTrack' })).toBe(404)
})
