import type { Locale } from '@chuhai/contract'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { ApiError } from '../../http/api-error'
import type { Logger } from '../../process/log'
import type { Identity } from '../user/service'
import { createIssuerFinder } from './find-issuer'
import { identityOf } from './identity'
import { createLoginPage } from './login-page'
import { createSecret, hashOf } from './secrets'
import type { ProviderSettings } from './settings'

/** A visitor gets a clear answer within five seconds. */
const patienceMs = 4500
const logoutPatienceMs = 1500
const framePatienceMs = 2000
const scope = 'openid profile'

export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  mode: 'silent' | 'login' | 'register'
  locale: Locale
}

/** What a provider has sent back through the visitor's browser, and what we knew before. */
export interface Grant {
  code: string
  state: string
  iss: string
  nonce: string
  codeVerifier: string
}

export interface Vouched {
  identity: Identity
  idToken: string | null
}

/** One OpenID provider that visitors can sign in with. */
export interface Provider {
  client: string
  name: string
  authorizationAddress(request: AuthorizationRequest): Promise<URL>
  /** The issuer that an answer comes from; an answer that names another one is not this provider's. */
  issuerOf(iss: string | undefined): Promise<string | null>
  exchange(grant: Grant): Promise<Vouched>
  /** Where its own session ends; null where it has no such address, or cannot be asked. */
  logoutAddress(idToken: string | null, comeBack: boolean): Promise<string | null>
  mayBeFramedBy(origin: string): Promise<boolean>
}

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider is too slow')), ms)
  })
  work.catch(() => {})
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}

const promptOf = (configuration: Configuration, mode: AuthorizationRequest['mode']): object => {
  if (mode === 'silent') return { prompt: 'none' }
  const prompts = configuration.serverMetadata().prompt_values_supported
  return mode === 'register' && Array.isArray(prompts) && prompts.includes('create')
    ? { prompt: 'create' }
    : {}
}

const isUsedUp = (error: unknown): boolean =>
  error instanceof ResponseBodyError && error.error === 'invalid_grant'

/** Speaks with a provider as its client; whatever goes wrong there is SIGN_ON_FAILED here, soon. */
export const createProvider = (settings: ProviderSettings, publicUrl: string, log: Logger): Provider => {
  const { client, name } = settings
  const finder = createIssuerFinder(settings)
  const redirectUri = `${publicUrl}/api/login/oauth2/callback/${client}`

  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await within(patienceMs, work())
    } catch (error) {
      if (isUsedUp(error)) throw new ApiError('SIGN_ON_EXPIRED')
      // Its keys or addresses may have changed.
      finder.forget()
      log.warn({ err: error, client }, 'provider failed')
      throw new ApiError('SIGN_ON_FAILED')
    }
  }

  const authorizationAddress = async (request: AuthorizationRequest): Promise<URL> => {
    const configuration = await finder.find()
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope,
      state: request.state,
      nonce: request.nonce,
      code_challenge: hashOf(request.codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: request.locale,
      ...promptOf(configuration, request.mode),
    })
  }

  const exchange = async ({ code, state, iss, nonce, codeVerifier }: Grant): Promise<Vouched> => {
    const configuration = await finder.find()
    const address = new URL(`${redirectUri}?${new URLSearchParams({ code, state, iss })}`)
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('the provider sent no id_token')
    const profile = configuration.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {}
    return { identity: identityOf({ ...claims, ...profile }, claims.iss), idToken: tokens.id_token ?? null }
  }

  const logoutAddress = async (idToken: string | null, comeBack: boolean): Promise<string | null> => {
    const configuration = await finder.find()
    if (!configuration.serverMetadata().end_session_endpoint) return null
    return buildEndSessionUrl(configuration, {
      ...(idToken ? { id_token_hint: idToken } : {}),
      ...(comeBack ? { post_logout_redirect_uri: `${publicUrl}/api/logout/done` } : {}),
    }).href
  }

  const loginPage = createLoginPage(() =>
    authorizationAddress({
      state: createSecret(),
      nonce: createSecret(),
      codeVerifier: createSecret(),
      mode: 'login',
      locale: 'zh-CN',
    }),
  )

  return {
    client,
    name,
    authorizationAddress: (request) => asked(() => authorizationAddress(request)),
    issuerOf: (iss) =>
      asked(async () => {
        const server = (await finder.find()).serverMetadata()
        const mayBeMissing = !server.authorization_response_iss_parameter_supported
        return iss === server.issuer || (iss === undefined && mayBeMissing) ? server.issuer : null
      }),
    exchange: (grant) => asked(() => exchange(grant)),
    // Signing out here does not fail because a provider is away.
    logoutAddress: (idToken, comeBack) =>
      within(logoutPatienceMs, logoutAddress(idToken, comeBack)).catch(() => null),
    mayBeFramedBy: (origin) => within(framePatienceMs, loginPage.mayBeFramedBy(origin)).catch(() => false),
  }
}
