import * as v from 'valibot'
import { proofHeader } from '../constants'
import { endpoint } from '../endpoint'

/** The scheme of `Authorization` by which a page of another site names its session (RFC 9449). */
export const siteTokenScheme = 'DPoP'

/** The header with the proof that the page has the key of its session (RFC 9449), in lower case. */
export const keyProofHeader = 'dpop'

const text = v.pipe(v.string(), v.maxLength(4096))
const requiredText = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

/**
 * A provider that visitors can sign in with; `isFramable` says whether its pages may stand in a frame of the asking site, and
 * `origin` belongs in the `frame-src` of that site. `passwordUrl` is where visitors set a new password, where it has such a page.
 */
export const signOnProvider = v.object({
  client: v.string(),
  name: v.string(),
  origin: v.string(),
  isFramable: v.boolean(),
  passwordUrl: v.optional(v.string()),
})

/** What a page needs to know before it starts a sign-on: providers, and the origins whose messages count. */
export const getSignOnSettings = endpoint({
  name: 'getSignOnSettings',
  summary: '登录设置',
  method: 'GET',
  path: '/sign-on/settings',
  access: 'anyone',
  answer: v.object({ providers: v.array(signOnProvider), origins: v.array(v.string()) }),
})

/** A token by which the pages of one site, other than the portal, use their session; useless without the key of the page. */
export const siteToken = v.object({ value: v.string(), expiresAt: v.string() })
/** A token of a site's session; `expiresAt` in ISO 8601. */
export type SiteToken = v.InferOutput<typeof siteToken>

/**
 * Exchanges the sign-on code (specification 7.1) for a session: in a cookie on the portal, by a token on another site, whose page
 * proves that it has a key (`DPoP`, RFC 9449). The proof that belongs to the challenge of the start
 * is in a header; clients that were loaded before have it in the query.
 */
export const exchangeSignOnCode = endpoint({
  name: 'exchangeSignOnCode',
  summary: '用授权码换取会话',
  method: 'GET',
  path: '/login/oauth2/code/{client}',
  access: 'anyone',
  changes: true,
  noRedirect: true,
  anyUser: true,
  params: v.object({ client: v.string() }),
  query: v.object({
    code: requiredText,
    state: requiredText,
    iss: requiredText,
    proof: v.optional(requiredText),
  }),
  headers: v.object({ [proofHeader]: v.optional(requiredText), [keyProofHeader]: v.optional(requiredText) }),
  answer: v.object({ expiresAt: v.string(), token: v.optional(v.nullable(siteToken), null) }),
  errors: ['SIGN_ON_EXPIRED', 'SIGN_ON_FAILED', 'ACCOUNT_DISABLED', 'NOT_FOUND', 'KEY_PROOF_INVALID'],
})

/** Gives the page of another site the next token of its session; the one in `Authorization` may be expired. */
export const renewSiteToken = endpoint({
  name: 'renewSiteToken',
  summary: '更新站点令牌',
  method: 'POST',
  path: '/sso/token',
  access: 'user',
  noRedirect: true,
  anyOrganisation: true,
  answer: siteToken,
})

/** Whether the request carries a session, and until when; the cookie's value never leaves the cookie. */
export const getSessionCookie = endpoint({
  name: 'getSessionCookie',
  summary: '会话 Cookie 状态',
  method: 'GET',
  path: '/user/info/get_cookie',
  access: 'anyone',
  answer: v.object({ present: v.boolean(), expiresAt: v.nullable(v.string()) }),
})

/**
 * Ends a session without leaving the page: that of the cookie, or the one a mini-programme's token opened.
 * `logoutUrl` is where the provider's own session ends, null when it offers no such address.
 */
export const signOut = endpoint({
  name: 'signOut',
  summary: '退出登录',
  method: 'POST',
  path: '/sso/out',
  access: 'anyone',
  noRedirect: true,
  anyUser: true,
  body: v.object({ token: v.optional(text), registrationId: v.optional(text) }),
  answer: v.object({ logoutUrl: v.nullable(v.string()) }),
})
