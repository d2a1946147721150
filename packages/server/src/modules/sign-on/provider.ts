import type { Locale } from '@chuhai/contract'
import { cleanLine } from '@chuhai/contract/text'
import type { JWTVerifyGetKey } from 'jose'
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
import { withTimeout } from '../../process/with-timeout'
import { type ProviderSettings, providerTimeouts } from '../../settings/sign-on'
import { createSecret, hashOf } from '../../signing/secret'
import type { Identity } from '../user/service'
import { createDiscovery } from './discovery'
import { createLoginPage } from './framing'
import { type ProviderLogout, readKeys, verifyLogoutToken } from './logout-token'

const nameLimit = 100
const addressLimit = 2000

/** Characters that a database refuses, or that break a line. */
const unwanted = /\p{Cc}|\p{Surrogate}/gu

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(unwanted, '').trim() : ''

const pictureOf = (value: unknown): string | null => {
  const text = textOf(value)
  if (text.length > addressLimit || !URL.canParse(text)) return null
  return /^https?:$/.test(new URL(text).protocol) ? text : null
}

/** Maps a provider's claims to a user (specification, section 3); missing fields are derived from others. */
const identityOf = (claims: Record<string, unknown>, issuer: string): Identity => {
  const subject = textOf(claims.sub)
  const name = [claims.name, claims.nickname, claims.preferred_username]
    .map((claim) => cleanLine(textOf(claim)))
    .find(Boolean)
  return {
    issuer,
    subject,
    userName: Array.from(name ?? subject)
      .slice(0, nameLimit)
      .join(''),
    unionId: textOf(claims.union_id) || subject,
    userAvatar: pictureOf(claims.picture),
  }
}

/** The mail address is asked for where the provider says that it has one. */
const scopeOf = (configuration: Configuration): string =>
  configuration.serverMetadata().scopes_supported?.includes('email')
    ? 'openid profile email'
    : 'openid profile'

/** The address that the provider vouches for; null without one. */
const verifiedMailOf = (claims: Record<string, unknown>): string | null =>
  claims.email_verified === true ? textOf(claims.email) || null : null

interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  mode: 'silent' | 'login' | 'register'
  locale: Locale
}

/** A provider's answer through the visitor's browser, with the stored values of the sign-on. */
export interface Grant {
  code: string
  state: string
  iss: string
  nonce: string
  codeVerifier: string
}

interface SignedOnUser {
  identity: Identity
  /** The mail address that the provider has verified. */
  verifiedMail: string | null
  idToken: string | null
  sid: string | null
}

const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  withTimeout(work, ms, () => new Error('the provider is too slow'))

const promptOf = (configuration: Configuration, mode: AuthorizationRequest['mode']): object => {
  if (mode === 'silent') return { prompt: 'none' }
  const prompts = configuration.serverMetadata().prompt_values_supported
  return mode === 'register' && Array.isArray(prompts) && prompts.includes('create')
    ? { prompt: 'create' }
    : {}
}

const isUsedUp = (error: unknown): boolean =>
  error instanceof ResponseBodyError && error.error === 'invalid_grant'

/** Creates the client of a provider; every failure of the provider is SIGN_ON_FAILED, within a timeout. */
export const createProvider = (
  settings: ProviderSettings,
  publicUrl: string,
  log: Logger,
  { callMs, logoutMs, frameMs } = providerTimeouts,
) => {
  const { client, name, issuer, passwordUrl } = settings
  const discovered = createDiscovery(settings)
  const redirectUri = `${publicUrl}/api/login/oauth2/callback/${client}`

  const callProvider = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await within(callMs, work())
    } catch (error) {
      if (isUsedUp(error)) throw new ApiError('SIGN_ON_EXPIRED')
      // Its keys or addresses may have changed.
      discovered.clear()
      log.warn({ err: error, client }, 'provider failed')
      throw new ApiError('SIGN_ON_FAILED')
    }
  }

  const authorizationAddress = async (request: AuthorizationRequest): Promise<URL> => {
    const configuration = await discovered.get()
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: scopeOf(configuration),
      state: request.state,
      nonce: request.nonce,
      code_challenge: hashOf(request.codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: request.locale,
      ...promptOf(configuration, request.mode),
    })
  }

  const exchange = async ({ code, state, iss, nonce, codeVerifier }: Grant): Promise<SignedOnUser> => {
    const configuration = await discovered.get()
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
    return {
      identity: identityOf({ ...claims, ...profile }, claims.iss),
      verifiedMail: verifiedMailOf({ ...claims, ...profile }),
      idToken: tokens.id_token ?? null,
      sid: textOf(claims.sid) || null,
    }
  }

  const logoutAddress = async (idToken: string | null, comeBack: boolean): Promise<string | null> => {
    const configuration = await discovered.get()
    if (!configuration.serverMetadata().end_session_endpoint) return null
    return buildEndSessionUrl(configuration, {
      ...(idToken ? { id_token_hint: idToken } : {}),
      ...(comeBack ? { post_logout_redirect_uri: `${publicUrl}/api/logout/done` } : {}),
    }).href
  }

  let keys: { address: string; get: JWTVerifyGetKey } | undefined
  const keysAt = (address: string): JWTVerifyGetKey => {
    if (keys?.address !== address) keys = { address, get: readKeys(address) }
    return keys.get
  }

  const verifyLogout = async (token: string, now: Date): Promise<ProviderLogout | null> => {
    const { issuer, jwks_uri: address } = (await discovered.get()).serverMetadata()
    if (!address) throw new Error('the provider names no keys')
    return verifyLogoutToken(token, keysAt(address), { issuer, clientId: settings.clientId, now })
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
    /** The origin of its pages. */
    origin: new URL(issuer).origin,
    /** Where its visitors set a new password. */
    passwordUrl,
    authorizationAddress: (request: AuthorizationRequest) =>
      callProvider(() => authorizationAddress(request)),
    /** Resolves with the issuer of an answer; null where the answer names another one. */
    issuerOf: (iss: string | undefined) =>
      callProvider(async () => {
        const server = (await discovered.get()).serverMetadata()
        const mayBeMissing = !server.authorization_response_iss_parameter_supported
        return iss === server.issuer || (iss === undefined && mayBeMissing) ? server.issuer : null
      }),
    exchange: (grant: Grant) => callProvider(() => exchange(grant)),
    /** Resolves with what a logout token says; null for an invalid one. */
    verifyLogout: (token: string, now: Date) => callProvider(() => verifyLogout(token, now)),
    /** Resolves with the provider's logout address; null where it has none or does not answer. */
    logoutAddress: (idToken: string | null, comeBack: boolean) =>
      within(logoutMs, logoutAddress(idToken, comeBack)).catch(() => null),
    /** Resolves with whether a page may frame the login page; one that was never read may not be framed. */
    mayBeFramedBy: (origin: string) =>
      within(
        frameMs,
        loginPage.get().then((mayFrame) => mayFrame(origin)),
      ).catch(() => false),
  }
}

export type Provider = ReturnType<typeof createProvider>
