import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { ProviderSettings } from '../../settings/sign-on'
import { hourMs } from '../../time/durations'
import { createRefreshingCache } from './refreshing-cache'

/** A restarted provider may have closed a kept-alive connection, so a GET is repeated once. */
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
const freshMs = hourMs
const clockToleranceSeconds = 30

/** Every provider has to support Basic; some declare that they do not. */
const authenticate =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const auth = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    return auth(secret)(server, ...rest)
  }

/** Caches a provider's metadata and keys for an hour, longer where it does not answer. They are fetched at the first sign-on, so that the server starts without the provider. */
export const createDiscovery = ({ issuer, clientId, clientSecret }: ProviderSettings) => {
  const server = new URL(issuer)
  const load = () =>
    discovery(server, clientId, { [clockTolerance]: clockToleranceSeconds }, authenticate(clientSecret), {
      timeout: timeoutSeconds,
      // Otherwise the signature of an id_token from the token endpoint is not checked.
      execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
      [customFetch]: fetchWithRetry,
    })
  return createRefreshingCache(load, { freshMs, retryMs: 0 })
}
