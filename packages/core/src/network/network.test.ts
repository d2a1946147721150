import { afterEach, expect, it, vi } from 'vitest'
import { createNetwork } from './network'

const lifetime = new AbortController()
const open = (answer: () => Promise<Response> = async () => Response.json({})) =>
  createNetwork(answer, lifetime.signal)

afterEach(() => vi.restoreAllMocks())

it('is what the browser says', () => {
  const { $isOffline } = open().network
  expect($isOffline.get()).toBe(false)
  window.dispatchEvent(new Event('offline'))
  expect($isOffline.get()).toBe(true)
  window.dispatchEvent(new Event('online'))
  expect($isOffline.get()).toBe(false)
})

it('is there after a call that succeeds, whatever the browser says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { network, fetch } = open()
  expect(network.$isOffline.get()).toBe(true)
  await fetch('/api/x')
  expect(network.$isOffline.get()).toBe(false)
})

it.each([
  ['fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered by a broken gateway', async () => new Response('', { status: 502 })],
])('is not there after a call that %s', async (_, answer) => {
  const { network, fetch } = open(answer)
  window.dispatchEvent(new Event('offline'))
  await fetch('/api/x').catch(() => undefined)
  expect(network.$isOffline.get()).toBe(true)
})
