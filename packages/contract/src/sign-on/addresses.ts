/** What the provider shows: nothing, its login form, or its register form. */
export type SignOnMode = 'silent' | 'login' | 'register'
/** Where the provider's page is: in a frame, in a popup, or in place of the whole page. */
export type SignOnDisplay = 'frame' | 'popup' | 'page'

/** How a page starts a sign-on. */
export interface SignOnStart {
  /** Made by the page, random, used once: what comes back carries it. */
  state: string
  /** SHA-256 (base64url) of the proof that the page keeps to itself and shows when it exchanges the code. */
  challenge: string
  /** `silent` asks the provider to show nothing, and answers NEED_LOGIN where that is not possible. */
  mode: SignOnMode
  /** Where the answer goes: to the parent, to the opener, or back to `returnTo` as `code`, `state` and `iss` in its query. */
  display: SignOnDisplay
  /** Origin of the page; a registered site. */
  origin: string
  /** For `page`: an address of that origin. */
  returnTo?: string
  locale?: string
}

/** Where a sign-on starts, followed by the client. */
export const signOnPath = '/api/oauth2/authorization'
/** Where signing out leads. */
export const logoutPath = '/api/logout'

/**
 * Returns where a page goes for a sign-on: `GET /oauth2/authorization/{client}` (specification 7.1) with what the page
 * says of itself.
 *
 * @param base The server's address; `''` on the portal's own pages.
 * @param client The name of the provider.
 */
export const signOnAddress = (base: string, client: string, start: SignOnStart): string =>
  `${base}${signOnPath}/${encodeURIComponent(client)}?${new URLSearchParams({ ...start })}`

/**
 * Returns where signing out leads: it ends the session here and at the provider, then comes back to `service`, a path
 * of the portal.
 *
 * @example
 * logoutAddress('https://portal.example.com', '/school') // 'https://portal.example.com/api/logout?service=%2Fschool'
 */
export const logoutAddress = (base: string, service = '/'): string =>
  `${base}${logoutPath}?${new URLSearchParams({ service })}`
