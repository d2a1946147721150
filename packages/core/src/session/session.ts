import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { atom, type ReadableAtom } from 'nanostores'
import type { InnerCall } from '../calls/call'
import { isAbortError } from '../calls/call-error'
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
  /** Forgets the user, the hint and the remembered organisation, as after signing out. */
  clear(): void
}

const tokenInQuery = (): string | null => new URLSearchParams(globalThis.location?.search).get('token')

export const createSession = (call: InnerCall, storage: SafeStorage): Session => {
  const $user = atom<UserInfo | null>(null)
  const $isKnown = atom(false)
  let asking: Promise<UserInfo | null> | undefined

  const ask = async (): Promise<UserInfo | null> => {
    try {
      const token = tokenInQuery()
      const user = await call(getUserInfo, { query: token ? { token } : {} }, { unguarded: true })
      return user.id ? user : null
    } catch (error) {
      return isAbortError(error) ? $user.get() : null
    }
  }

  const settle = (user: UserInfo | null) => {
    asking = undefined
    $user.set(user)
    $isKnown.set(true)
  }
  const refresh = async (): Promise<UserInfo | null> => {
    if (storage.get(sessionHintKey) === null && !tokenInQuery()) {
      settle(null)
      return null
    }
    asking ??= ask()
    const mine = asking
    const user = await mine
    // Signed out meanwhile: the answer is about a session that is over.
    if (asking === mine) {
      if (user) storage.set(sessionHintKey, '1')
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
    clear() {
      storage.remove(sessionHintKey)
      settle(null)
    },
  }
}
