import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import type { WritableAtom } from 'nanostores'
import type { Core, CoreOptions } from '../core'
import { createCore } from '../create-core'
import { sessionHintKey } from '../session/session-hint'
import { createMemoryStorage } from './memory-storage'
import { createServerDouble, type ServerDouble } from './server-double'

/** What `createFakeCore` takes, beside the options of `createCore`. */
export interface FakeCoreOptions extends Partial<Omit<CoreOptions, 'fetch'>> {
  /** The server it calls; by default one without responses. */
  server?: ServerDouble
  /** The signed-in user; by default there is none. */
  user?: UserInfo
}

/** A core whose requests go to a server double. */
export type FakeCore = Core & { server: ServerDouble }

/**
 * Creates a complete core for stories and tests, with a server double and its own storages; parts can be overridden.
 *
 * @param overrides Parts of the core to replace.
 * @param options The server double, the signed-in user, and options of `createCore`.
 * @example
 * const core = createFakeCore({}, { server: createServerDouble().hang(getUserInfo), locale: 'en' })
 */
export const createFakeCore = (overrides: Partial<Core> = {}, options: FakeCoreOptions = {}): FakeCore => {
  const { server = createServerDouble(), user, localStorage = createMemoryStorage(), ...rest } = options
  const core = createCore({
    base: 'http://chuhai.test',
    sessionStorage: createMemoryStorage(),
    ...rest,
    localStorage,
    fetch: server.fetch,
  })
  // A story or a test shows one part of a page; what answers its requests is elsewhere.
  core.signOn.addHandler()
  if (user) {
    server.answer(getUserInfo, user)
    localStorage.setItem(sessionHintKey, '1')
    // Signed in from the start: a story's first picture does not wait for an answer.
    ;(core.session.$user as WritableAtom<UserInfo | null>).set(user)
    ;(core.session.$isKnown as WritableAtom<boolean>).set(true)
  }
  return { ...core, ...overrides, server }
}
