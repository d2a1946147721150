import { tmpdir } from 'node:os'
import { endpoints, errorTable } from '@chuhai/contract'
import { requestTimeoutMs } from '@chuhai/contract/constants'
import { beforeAll, expect, it } from 'vitest'
import type { Implementation } from '../http/implement'
import { createLimiter, defaultLimits } from '../limits/create-limiter'
import { noWays } from '../messages/ways/ways'
import { silentLog } from '../process/log'
import { defaultAssistantSettings } from '../settings/assistant'
import { noSignOn } from '../settings/sign-on'
import { startTestApp } from '../testing/test-app'
import { createUploads } from '../uploads/uploads'
import { createAssistant } from './assistant/service'
import { noCarriers } from './carrier/carriers'
import { implementationsOf } from './implementations'
import { createSignOn } from './sign-on/service'
import { createSiteRegistry } from './site/registry'

const server = startTestApp()
const publicUrl = 'http://localhost:4000'

let implementations: readonly Implementation[]
beforeAll(() => {
  const sites = createSiteRegistry(server.db)
  const signOn = createSignOn({
    db: server.db,
    settings: noSignOn,
    publicUrl,
    log: silentLog,
    sites,
  })
  const uploads = createUploads({ folder: tmpdir() })
  const assistant = createAssistant({
    db: server.db,
    log: silentLog,
    uploads,
    settings: defaultAssistantSettings,
  })
  implementations = implementationsOf({
    db: server.db,
    log: silentLog,
    limiter: createLimiter(defaultLimits),
    assistant,
    payment: null,
    carriers: noCarriers,
    ways: noWays,
    signOn,
    sites,
    uploads,
    publicUrl,
    weChat: {},
  })
})

it('implements every endpoint of the contract once, and nothing else', () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()
  expect(names(implementations.map(({ endpoint }) => endpoint))).toEqual(names(endpoints))
  expect(new Set(implementations.map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints))
})

it('gives the largest file enough time at one megabit, and answers before clients time out', () => {
  const receiving = implementations.filter(({ endpoint }) => endpoint.file !== undefined)
  expect(receiving.length).toBeGreaterThan(1)
  for (const { endpoint, uploadPolicy } of receiving) {
    const neededMs = ((endpoint.accepts?.maxBytes ?? 0) * 8 * 1000) / 1_000_000
    expect(uploadPolicy?.limitMs).toBeGreaterThan(neededMs)
    expect(uploadPolicy?.limitMs).toBeLessThan(requestTimeoutMs)
  }
})

it('gives every code of the contract an error status and a text in both languages', () => {
  for (const { errors = [] } of endpoints)
    for (const code of errors) expect(Object.keys(errorTable)).toContain(code)
  for (const entry of Object.values(errorTable)) {
    expect(entry.status).toBeGreaterThanOrEqual(400)
    expect(entry['zh-CN']).not.toBe('')
    expect(entry.en).not.toBe('')
  }
})
