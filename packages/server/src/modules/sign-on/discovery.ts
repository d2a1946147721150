import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { ProviderSettings } from './settings'

/** A kept-alive connection may have been closed by a provider that restarted, so a GET is repeated once. */
const fetchWithRetry: CustomFetch = async (url, { body, ...options }) => {
  const ask = () => fetch(url, { ...options, body: body as BodyInit | null | undefined })
  try {
    return await ask()
  } catch (error) {
    if (options.method !== 'GET' || options.signal?.aborted) throw error
    return ask()
  }
}

const timeoutSeconds = 3
const freshMs = 60 * 60 * 1000
const clockToleranceSeconds = 30

/** Basic is what every provider must understand; some say that they do not. */
const authenticate =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const auth = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    return auth(secret)(server, ...rest)
  }

/** What a provider says of itself. */
interface Discovery {
  /** Asked at the first sign-on, so that the server starts while a provider is down. */
  find(): Promise<Configuration>
  /** Asks again next time, because the known answer may be out of date. */
  forget(): void
}

/** Caches a provider's addresses and keys for an hour; after that, the old ones are used while new ones are fetched. */
export const createDiscovery = ({ issuer, clientId, clientSecret }: ProviderSettings): Discovery => {
  let known: { configuration: Configuration; at: number } | null = null
  let asking: Promise<Configuration> | null = null

  const ask = async (): Promise<Configuration> => {
    const server = new URL(issuer)
    const isPlain = server.protocol === 'http:'
    const configuration = await discovery(
      server,
      clientId,
      { [clockTolerance]: clockToleranceSeconds },
      authenticate(clientSecret),
      {
        timeout: timeoutSeconds,
        // Without it an id_token that comes straight from the provider would be believed unread.
        execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
        [customFetch]: fetchWithRetry,
      },
    )
    known = { configuration, at: Date.now() }
    return configuration
  }

  const refresh = () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  return {
    async find() {
      if (!known) return refresh()
      if (Date.now() - known.at > freshMs) refresh().catch(() => {})
      return known.configuration
    },
    forget() {
      known = null
    },
  }
}
