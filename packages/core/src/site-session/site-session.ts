import { clientHeader } from '@chuhai/contract/constants'
import type { SiteToken } from '@chuhai/contract/sign-on'
import { keyProofHeader, renewSiteToken, siteTokenScheme } from '@chuhai/contract/sign-on'
import { ownOptions } from '@chuhai/host-page'
import type { ServerClock } from '../clock/clock'
import { createKeys, proofOf } from './key-proof'
import { createKeyStore, type KeptSession, type KeyStore } from './key-store'

/** A token is renewed this long before it expires, so that none expires on its way. */
const aheadMs = 60_000

export interface SiteSessionSettings {
  base: string
  fetch: typeof globalThis.fetch
  clock: ServerClock
  /** Ends requests of its own. */
  lifetime: AbortSignal
  store?: KeyStore
}

/** The session of a visitor on a site other than the portal: a token, and a key of this browser that each call proves to have. */
export interface SiteSession {
  /** The headers of a call that say whose it is; none without a session. `path` is the one below `/api`, with its query. */
  headers(method: string, path: string): Promise<Record<string, string>>
  /** Gets another token for a refused one. Resolves to whether the session goes on; rejects without an answer. */
  renew(): Promise<boolean>
  /** The headers of the call that begins a session, with a key of its own. */
  begin(method: string, path: string): Promise<Record<string, string>>
  /** Keeps what `begin` has brought. */
  keep(token: SiteToken): Promise<void>
  forget(): Promise<void>
}

/** Creates the session of this site; nothing is stored or sent before it is used. */
export const createSiteSession = ({
  base,
  fetch,
  clock,
  lifetime,
  store = createKeyStore(),
}: SiteSessionSettings): SiteSession => {
  let begun: CryptoKeyPair | undefined
  let renewing: Promise<boolean> | undefined

  const addressOf = (path: string) => `${base}/api${path.split('?', 1)[0]}`
  const sessionHeaders = async ({ keys, token }: KeptSession, method: string, path: string) => ({
    Authorization: `${siteTokenScheme} ${token}`,
    [keyProofHeader]: await proofOf(keys, { method, url: addressOf(path), token, now: clock.now() }),
  })
  const put = (keys: CryptoKeyPair, { value, expiresAt }: SiteToken) =>
    store.put(base, { keys, token: value, expiresAt: Date.parse(expiresAt) })

  const requestToken = async (): Promise<boolean> => {
    const kept = await store.get(base)
    if (!kept) return false
    const { method, path } = renewSiteToken
    const headers = { [clientHeader]: '1', ...(await sessionHeaders(kept, method, path)) }
    const init = ownOptions<RequestInit>({ method, headers, credentials: 'omit', signal: lifetime })
    const response = await fetch(`${base}/api${path}`, init)
    const isOver = response.status === 401
    if (!isOver && !response.ok) throw new Error(`[chuhai] ${path} answers ${response.status}`)
    if (isOver) {
      if ((await store.get(base))?.token === kept.token) await store.remove(base)
      return false
    }
    const { data } = (await response.json()) as { data: SiteToken }
    // Signed out, or in as another, meanwhile.
    if ((await store.get(base))?.token !== kept.token) return true
    await put(kept.keys, data)
    return true
  }
  /** Requests of the same time wait for one token. */
  const renew = (): Promise<boolean> => {
    renewing ??= requestToken().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  return {
    async headers(method, path) {
      let kept = await store.get(base)
      if (kept && kept.expiresAt - clock.now() < aheadMs) {
        // Without an answer the old token is tried.
        await renew().catch(() => {})
        kept = await store.get(base)
      }
      return kept ? sessionHeaders(kept, method, path) : {}
    },
    renew,
    async begin(method, path) {
      begun = await createKeys()
      return { [keyProofHeader]: await proofOf(begun, { method, url: addressOf(path), now: clock.now() }) }
    },
    async keep(token) {
      if (begun) await put(begun, token)
      begun = undefined
    },
    forget: () => store.remove(base),
  }
}
