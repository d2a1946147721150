import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { atom, type ReadableAtom } from 'nanostores'
import { cleanAddress } from '../address/clean-address'
import type { InnerCall } from '../calls/call'
import { type CallError, isAbortError } from '../calls/call-error'
import type { SafeStorage } from '../storage/safe-storage'
import { sessionHintKey, signedOutHint } from './session-hint'
import { watchReturn } from './watch-return'

/** How long a page that was returned to may show what is personal before it is known whether the session still lasts. */
export const doubtMs = 250

/** Who is signed in (specification, section 4). The session itself is an HTTP-only cookie on the portal, and a token elsewhere. */
export interface Session {
  /** The signed-in user, or null. */
  $user: ReadableAtom<UserInfo | null>
  /** Whether the session is known; false until the first `refresh` has ended. */
  $isKnown: ReadableAtom<boolean>
  /** True while a page that was returned to waits for the answer whether its session still lasts: what is personal is covered. */
  $isInDoubt: ReadableAtom<boolean>
  /**
   * Loads the user, but only where a session may exist (a hint in the storage, or a token in the page's query): browsers
   * log every 401 as an error. Resolves to null on any failure; never rejects.
   */
  refresh(): Promise<UserInfo | null>
  /** Resolves to the user; sends a request only while the session is not known. */
  load(): Promise<UserInfo | null>
  /** A session has begun: stores the hint, which other tabs notice, and loads the user. */
  enter(): Promise<UserInfo | null>
  /** The session has ended on the server: forgets the user and the hint. The organisation stays stored. */
  expire(): void
  /** Forgets the user, the hint, the stored organisation and all drafts, as after signing out. */
  clear(): void
}

export interface SessionSettings {
  call: InnerCall
  storage: SafeStorage
  base: string
  ended: AbortSignal
  now: () => number
  /** Called when somebody has signed out in another tab. */
  onSignedOut: () => void
}

/** Returns the one-time token of the address, on the portal's own pages only: other sites may use the name differently. */
const tokenInQuery = (base: string): string | null => {
  const { origin, search } = globalThis.location ?? {}
  return base && base !== origin ? null : new URLSearchParams(search).get('token')
}

export const createSession = (settings: SessionSettings): Omit<Session, 'clear'> => {
  const { call, storage, base, ended, now, onSignedOut } = settings
  const $user = atom<UserInfo | null>(null)
  const $isKnown = atom(false)
  const $isInDoubt = atom(false)
  let inFlight: Promise<UserInfo | null> | undefined
  let isListening = false

  const settle = (user: UserInfo | null) => {
    inFlight = undefined
    $user.set(user)
    $isKnown.set(true)
  }
  /** With `isReturn` only a 401 ends the session: the network of a device that wakes up may come later. */
  const requestUser = async (isReturn: boolean): Promise<UserInfo | null> => {
    const token = tokenInQuery(base)
    let isAnswered = true
    try {
      const user = await call(getUserInfo, { query: token ? { token } : {} }, { unguarded: true })
      return user.id ? user : null
    } catch (error) {
      const { httpStatus } = error as CallError
      isAnswered = Boolean(httpStatus)
      return isAbortError(error) || (isReturn && httpStatus !== 401) ? $user.get() : null
    } finally {
      // Accepted or refused, the token is used up; copied addresses and logs need not contain it.
      if (token && isAnswered) cleanAddress('token')
    }
  }
  /** Follows other tabs and the visitor's absence. Not from the start: a storage listener makes the browser open its storage. */
  const listen = () => {
    const { window } = globalThis
    if (isListening || ended.aborted || !window?.addEventListener) return
    isListening = true
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== sessionHintKey && key !== null) return
      if (newValue === signedOutHint) onSignedOut()
      else if (newValue === null) settle(null)
      else refresh()
    }
    window.addEventListener('storage', handleStorage)
    // Not by `signal`, which some pages' replacement of `addEventListener` ignores.
    ended.addEventListener('abort', () => window.removeEventListener('storage', handleStorage))
    watchReturn({ page: window, now, ended, onReturn: check })
  }
  const request = async (isReturn: boolean): Promise<UserInfo | null> => {
    listen()
    if (storage.get(sessionHintKey) === null && !tokenInQuery(base)) {
      settle(null)
      return null
    }
    inFlight ??= requestUser(isReturn)
    const mine = inFlight
    const user = await mine
    // After signing out meanwhile, the response is outdated.
    if (inFlight === mine) {
      // Only where it is missing: other tabs notice every write, and would load the user in turn.
      if (user && storage.get(sessionHintKey) === null) storage.set(sessionHintKey, '1')
      const before = $user.get()
      // The same user is no news to the page.
      settle(isReturn && JSON.stringify(user) === JSON.stringify(before) ? before : user)
    }
    return $user.get()
  }
  const refresh = () => request(false)
  const check = async () => {
    const timer = setTimeout(() => $isInDoubt.set($user.get() !== null), doubtMs)
    await request(true)
    clearTimeout(timer)
    $isInDoubt.set(false)
  }

  return {
    $user,
    $isKnown,
    $isInDoubt,
    refresh,
    load: async () => ($isKnown.get() ? $user.get() : refresh()),
    enter() {
      inFlight = undefined
      storage.set(sessionHintKey, '1')
      return refresh()
    },
    expire() {
      storage.remove(sessionHintKey)
      settle(null)
    },
  }
}
