import { ownOptions } from '@chuhai/host-page'
import { encodeQuery } from './encode'
import { explainUnregisteredSite } from './unregistered-site'

interface Client {
  base: string
  fetch: typeof globalThis.fetch
  /** Aborts when the core is destroyed. */
  lifetime: AbortSignal
}

/** Says in the console that the page has no origin that could be registered, and what to do. */
const explainMissingOrigin = (base: string): void =>
  console.error(
    `[chuhai] This page has no origin, so ${base} answers it nothing: it is a file, or in a frame with sandbox. Give the iframe sandbox="allow-scripts allow-same-origin allow-forms allow-popups", or no sandbox.`,
  )

/** Cores that know the answer. */
const explained = new WeakSet<AbortSignal>()

/**
 * Asks a server of another origin whether this page's site is registered, and says in the console where it is not: to a
 * script, an answer that CORS blocks looks like a lost network. One answer is enough for a core.
 */
export const explainNetworkError = async ({ base, fetch, lifetime }: Client): Promise<void> => {
  const origin = globalThis.location?.origin
  if (!base || origin === undefined || explained.has(lifetime)) return
  // `location.origin` is set even in an iframe without an origin.
  if (globalThis.origin === 'null') {
    explained.add(lifetime)
    return explainMissingOrigin(base)
  }
  if (new URL(base).origin === origin) return
  // Written out, because the endpoint's schema would double what is loaded for this.
  const address = `${base}/api/site/registered${encodeQuery({ origin })}`
  try {
    const response = await fetch(address, ownOptions<RequestInit>({ credentials: 'omit', signal: lifetime }))
    const { data } = (await response.json()) as { data: { registered?: unknown } | null }
    // Another call may have asked meanwhile.
    if (explained.has(lifetime)) return
    explained.add(lifetime)
    if (data?.registered === false) explainUnregisteredSite(base)
  } catch {
    // The network is lost indeed.
  }
}
