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
  /**
   * Asks who is signed in, but only where a session may exist (a hint in the storage, or a token in the page's query):
   * browsers log every 401 as an error. Any failure means that nobody is; it never rejects.
   */
  refresh(): Promise<UserInfo | null>
  /** Forgets the user, the hint and the remembered organisation, as after signing out. */
  clear(): void
}

const hasTokenInQuery = (): boolean => new URLSearchParams(globalThis.location?.search).has('token')

export const createSession = (call: InnerCall, storage: SafeStorage): Session => {
  const $user = atom<UserInfo | null>(null)
  let asking: Promise<UserInfo | null> | undefined

  const ask = async (): Promise<UserInfo | null> => {
    try {
      const user = await call(getUserInfo, {}, { unguarded: true })
      return user.id ? user : null
    } catch (error) {
      return isAbortError(error) ? $user.get() : null
    }
  }

  return {
    $user,
    async refresh() {
      if (storage.get(sessionHintKey) === null && !hasTokenInQuery()) {
        $user.set(null)
        return null
      }
      asking ??= ask()
      const mine = asking
      const user = await mine
      // Signed out meanwhile: the answer is about a session that is over.
      if (asking === mine) {
        asking = undefined
        if (user) storage.set(sessionHintKey, '1')
        $user.set(user)
      }
      return $user.get()
    },
    clear() {
      asking = undefined
      storage.remove(sessionHintKey)
      $user.set(null)
    },
  }
}
