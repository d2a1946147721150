import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { atom, type ReadableAtom } from 'nanostores'
import { cleanAddress } from '../address/clean-address'
import type { InnerCall } from '../calls/call'
import { type CallError, isAbortError } from '../calls/call-error'
import type { SafeStorage } from '../storage/safe-storage'

/** Says that there may be a session, and nothing about it. */
export const sessionHintKey = 'chuhai.session'

export interface Session {
  /** Who is signed in, null when nobody is. */
  $user: ReadableAtom<UserInfo | null>
  /** Whether it has been found out yet who is signed in; false until the first `refresh` has ended. */
  $isKnown: ReadableAtom<boolean>
  /**
   * Asks who is signed in, but only where a session may exist (a hint in the storage, or a token in the page's query):
   * browsers log every 401 as an error. Any failure means that nobody is; it never rejects.
   */
  refresh(): Promise<UserInfo | null>
  /** A session has begun: leaves the hint, which other tabs hear, and asks who it is. */
  enter(): Promise<UserInfo | null>
  /** The session has ended by itself: forgets the user and the hint. The organisation stays remembered. */
  expire(): void
  /** Forgets the user, the hint, the remembered organisation and all drafts, as after signing out. */
  clear(): void
}

export interface SessionSettings {
  call: InnerCall
  storage: SafeStorage
  base: string
  ended: AbortSignal
}

/** A one-time token comes with pages of ours only; what a stranger's page calls so is none of our business. */
const tokenInQuery = (base: string): string | null => {
  const { origin, search } = globalThis.location ?? {}
  return base && base !== origin ? null : new URLSearchParams(search).get('token')
}

export const createSession = ({ call, storage, base, ended }: SessionSettings): Omit<Session, 'clear'> => {
  const $user = atom<UserInfo | null>(null)
  const $isKnown = atom(false)
  let asking: Promise<UserInfo | null> | undefined

  const ask = async (): Promise<UserInfo | null> => {
    const token = tokenInQuery(base)
    let isUsed = true
    try {
      const user = await call(getUserInfo, { query: token ? { token } : {} }, { unguarded: true })
      return user.id ? user : null
    } catch (error) {
      isUsed = Boolean((error as CallError).httpStatus)
      return isAbortError(error) ? $user.get() : null
    } finally {
      // Accepted or refused, it is worth nothing any more, and neither copied addresses nor logs need it.
      if (token && isUsed) cleanAddress('token')
    }
  }

  const settle = (user: UserInfo | null) => {
    asking = undefined
    $user.set(user)
    $isKnown.set(true)
  }
  let isHearing = false
  /** Another tab has signed in, or out. Not from the start: merely to listen makes the browser open its storage. */
  const hearOtherTabs = () => {
    const { window } = globalThis
    if (isHearing || ended.aborted || !window?.addEventListener) return
    isHearing = true
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== sessionHintKey && key !== null) return
      if (newValue === null) settle(null)
      else refresh()
    }
    window.addEventListener('storage', hear)
    // Not by `signal`, which some pages' replacement of `addEventListener` ignores.
    ended.addEventListener('abort', () => window.removeEventListener('storage', hear))
  }
  const refresh = async (): Promise<UserInfo | null> => {
    hearOtherTabs()
    if (storage.get(sessionHintKey) === null && !tokenInQuery(base)) {
      settle(null)
      return null
    }
    asking ??= ask()
    const mine = asking
    const user = await mine
    // Signed out meanwhile: the answer is about a session that is over.
    if (asking === mine) {
      // Written only where it is missing: other tabs hear every write, and would ask in turn.
      if (user && storage.get(sessionHintKey) === null) storage.set(sessionHintKey, '1')
      settle(user)
    }
    return $user.get()
  }

  return {
    $user,
    $isKnown,
    refresh,
    enter() {
      asking = undefined
      storage.set(sessionHintKey, '1')
      return refresh()
    },
    expire() {
      storage.remove(sessionHintKey)
      settle(null)
    },
  }
}
