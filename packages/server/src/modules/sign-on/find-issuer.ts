import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { fetchTwice } from './fetch-twice'
import type { ProviderSettings } from './settings'

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
export interface IssuerFinder {
  /** Asked at the first sign-on, not at the start: a provider that is down keeps nobody from starting. */
  find(): Promise<Configuration>
  /** Asks anew next time: what is known may be out of date. */
  forget(): void
}

/** Finds a provider's addresses and keys, and keeps them for an hour; then older ones serve while newer ones are asked for. */
export const createIssuerFinder = ({ issuer, clientId, clientSecret }: ProviderSettings): IssuerFinder => {
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
        [customFetch]: fetchTwice,
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
