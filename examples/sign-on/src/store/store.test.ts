import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAdapter } from './adapter'
import { openStore, type Store } from './store'

let folder: string
let store: Store

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-on-store-'))
  store = await openStore(folder)
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
  await rm(folder, { recursive: true })
})

it('forgets what has expired, and sweeps it away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await store.write([
    { key: 'short', value: 1, expiresAt: Date.now() + 1000 },
    { key: 'stays', value: 2 },
  ])
  expect(await store.get('short')).toBe(1)
  vi.setSystemTime(Date.now() + 1001)
  expect(await store.get('short')).toBeUndefined()
  await store.sweep()
  expect(await store.keysFrom('')).toEqual(['stays'])
})

it('finds a session by either name until it is gone', async () => {
  const sessions = createAdapter(store)('Session')
  await sessions.upsert('id', { uid: 'uid', kind: 'Session' }, 60)
  expect(await sessions.findByUid('uid')).toMatchObject({ uid: 'uid' })
  await sessions.destroy('id')
  expect(await sessions.findByUid('uid')).toBeUndefined()
  expect(await store.keysFrom('')).toEqual([])
})

it('revokes everything that one grant has given, and nothing else', async () => {
  const adapter = createAdapter(store)
  await adapter('AccessToken').upsert('a', { grantId: 'g' }, 60)
  await adapter('AuthorizationCode').upsert('b', { grantId: 'g' }, 60)
  await adapter('AccessToken').upsert('c', { grantId: 'g2' }, 60)
  await adapter('AccessToken').revokeByGrantId('g')
  expect(await adapter('AccessToken').find('a')).toBeUndefined()
  expect(await adapter('AuthorizationCode').find('b')).toBeUndefined()
  expect(await adapter('AccessToken').find('c')).toBeDefined()
})

it('lets one of many simultaneous requests consume a code', async () => {
  const codes = createAdapter(store)('AuthorizationCode')
  await codes.upsert('code', { exp: Math.floor(Date.now() / 1000) + 60 }, 60)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => codes.consume('code')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
