import { expect, it } from 'vitest'
import { lockTimes } from './database/directory-lock'
import { databaseTimeouts } from './database/open-postgres'
import { countTimeoutMs } from './limits/create-limiter'
import { tickMs } from './modules/assistant/sync'
import { siteListTimes } from './modules/site/registry'
import { heldLimitSeconds } from './process/watchdog'
import { defaultAssistantSettings } from './settings/assistant'
import { providerTimeouts } from './settings/sign-on'

/** What a call may wait for before its own deadline begins: the list of sites, then a connection and its count. */
const beforeDeadlineMs = siteListTimes.timeoutMs + 2 * countTimeoutMs

it('a call is answered within three seconds, whatever the database does', () => {
  expect(beforeDeadlineMs + databaseTimeouts.answerMs).toBeLessThanOrEqual(3000)
  expect(databaseTimeouts.queryMs).toBeLessThan(databaseTimeouts.answerMs)
})

it('a sign-on is answered within five seconds, whatever the provider does', () => {
  expect(siteListTimes.timeoutMs + providerTimeouts.callMs).toBeLessThanOrEqual(5000)
})

it('signing out and the settings of a page wait less than three seconds for a provider', () => {
  for (const ms of [providerTimeouts.logoutMs, providerTimeouts.frameMs])
    expect(siteListTimes.timeoutMs + ms).toBeLessThan(3000)
})

it('a disabled site is refused within three seconds', () => {
  expect(siteListTimes.freshMs).toBeLessThanOrEqual(3000)
})

it('an answer is stopped within a second, and a silent model is called slow within three', () => {
  expect(tickMs).toBeLessThan(1000)
  expect(defaultAssistantSettings.timeouts.slowMs).toBeLessThanOrEqual(3000)
})

it('a server that something holds has ended before another takes its folder over', () => {
  expect(heldLimitSeconds * 1000 + lockTimes.beatMs).toBeLessThan(lockTimes.staleMs)
})
