import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../store/store'

/** How long the link of a mail can set a password. */
export const resetMinutes = 30

/** The store has no token that would set a password. */
const linkKey = (token: string) => `reset:${createHash('sha256').update(token).digest('base64url')}`
const latestKey = (accountId: string) => `reset-of:${accountId}`

/** The links that set a new password: one at a time for an account, each for one use. */
export const createResets = (store: Store) => {
  // Of two forms with one link that are sent at the same moment the first sets the password.
  const taken = new Set<string>()

  return {
    /** Makes a link; those before it lead to nothing any more. */
    async issue(accountId: string): Promise<string> {
      const before = await store.get<string>(latestKey(accountId))
      if (before) await store.delete([before])
      const token = randomBytes(32).toString('base64url')
      const expiresAt = Date.now() + resetMinutes * 60_000
      await store.write([
        { key: linkKey(token), value: accountId, expiresAt },
        { key: latestKey(accountId), value: linkKey(token), expiresAt },
      ])
      return token
    },
    /** Resolves to the account of a link that can still be used. */
    find: (token: string) => store.get<string>(linkKey(token)),
    /** Uses a link; resolves to undefined where it is over. */
    async take(token: string): Promise<string | undefined> {
      const key = linkKey(token)
      if (taken.has(key)) return undefined
      taken.add(key)
      try {
        const accountId = await store.get<string>(key)
        if (accountId !== undefined) await store.delete([key, latestKey(accountId)])
        return accountId
      } finally {
        taken.delete(key)
      }
    },
    /** Makes the link of an account lead to nothing. */
    async drop(accountId: string): Promise<void> {
      const key = await store.get<string>(latestKey(accountId))
      if (key) await store.delete([key, latestKey(accountId)])
    },
  }
}

export type Resets = ReturnType<typeof createResets>
