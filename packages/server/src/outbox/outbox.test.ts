import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, it } from 'vitest'
import { silentLog } from '../process/log'
import { lead } from '../testing/forms'
import { startTestApp } from '../testing/test-app'
import { retryDelayMs } from './claims'
import { createOutbox } from './outbox'
import { outboxMessages } from './tables'

const server = startTestApp()
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

interface Received {
  headers: Record<string, string>
  body: string
}

let receiver: Server | undefined
afterEach(async () => {
  receiver?.closeAllConnections()
  receiver?.close()
  await server.db.delete(outboxMessages)
})

/** A receiver that answers with the given statuses in turn, then 200. */
const receive = async (...statuses: number[]) => {
  const received: Received[] = []
  receiver = createServer(async (request, answer) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers as Record<string, string>, body })
    answer.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => receiver?.listen(0, '127.0.0.1', resolve))
  return { received, url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook` }
}

const outboxAt = (url: string, aheadMs = 0, from?: number) =>
  createOutbox({
    db: server.db,
    log: silentLog,
    target: { url, secret },
    clock: () => new Date((from ?? Date.now()) + aheadMs),
  })

const submit = () => server.post<{ id: string }>('/api/consultation', lead)
const only = async () => (await server.db.select().from(outboxMessages))[0]

it('sends a lead signed by the Standard Webhooks specification', async () => {
  const { received, url } = await receive()
  const { envelope } = await submit()
  expect(await outboxAt(url).deliverDue()).toBe(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const verified = new Webhook(secret).verify(body, headers) as { type: string; data: object }
  expect(verified.type).toBe('consultation.created')
  expect(verified.data).toMatchObject({
    id: envelope.data.id,
    contactsPhone: lead.contactsPhone,
    source: '出海云',
  })
  expect(() => new Webhook(secret).verify(body.replace('沈', '王'), headers)).toThrow()
  expect((await only())?.deliveredAt).not.toBeNull()
})

it('retries after a failure, later each time, with the same id, until it succeeds', async () => {
  const { received, url } = await receive(500, 503)
  await submit()
  const now = Date.now()
  const deliverAfter = (ms: number) => outboxAt(url, ms, now).deliverDue()
  await deliverAfter(0)
  expect(await only()).toMatchObject({ attempts: 1, lastError: 'HTTP 500', deliveredAt: null })
  expect(await deliverAfter(0)).toBe(0)
  await deliverAfter(3000)
  await deliverAfter(60_000)
  expect(await deliverAfter(3_600_000)).toBe(0)
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

it('follows no redirect, so that a receiver sends nothing on to another server', async () => {
  const { received, url } = await receive()
  const redirecting = createServer((_, answer) => answer.writeHead(307, { Location: url }).end())
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
  await submit()
  await outboxAt(`http://127.0.0.1:${(redirecting.address() as AddressInfo).port}/`).deliverDue()
  redirecting.closeAllConnections()
  redirecting.close()
  expect(received).toEqual([])
  expect(await only()).toMatchObject({ deliveredAt: null, attempts: 1 })
})

it('waits longer after each failure, an hour at most', () => {
  expect([1, 2, 3, 40].map((attempts) => retryDelayMs(attempts, 0.5))).toEqual([2000, 4000, 8000, 3_600_000])
})

it('keeps messages while the receiver is down', async () => {
  await submit()
  await outboxAt('http://127.0.0.1:1/hook').deliverDue()
  expect(await only()).toMatchObject({ attempts: 1, deliveredAt: null })
})

it('shares messages between instances: each is sent once', async () => {
  const { received, url } = await receive()
  for (let i = 0; i < 12; i += 1) await submit()
  const [a, b] = [outboxAt(url), outboxAt(url)]
  for (let round = 0; round < 3; round += 1) await Promise.all([a.deliverDue(), b.deliverDue()])
  expect(received).toHaveLength(12)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
})

it('takes over the messages of an instance that died while sending', async () => {
  const { received, url } = await receive()
  await submit()
  const message = await only()
  const claimedUntil = new Date(Date.now() + 30_000)
  await server.db
    .update(outboxMessages)
    .set({ attempts: 1, nextAttemptAt: claimedUntil })
    .where(eq(outboxMessages.id, message?.id ?? ''))
  expect(await outboxAt(url).deliverDue()).toBe(0)
  expect(await outboxAt(url, 31_000).deliverDue()).toBe(1)
  expect(received[0]?.headers['webhook-id']).toBe(`msg_${message?.id}`)
})

it('delivers by itself once started and stops within its limit', async () => {
  const { received, url } = await receive()
  const outbox = outboxAt(url)
  outbox.start()
  await submit()
  await expect.poll(() => received.length).toBe(1)
  await outbox.stop(1000)
  await submit()
  expect(received).toHaveLength(1)
})
