import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { landingPath } from '../app/paths/sign-on'

/** Whether an address may be the return of a sign-on that left the page. */
const isSignOnReturn = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'))

/** A sign-on without JavaScript leaves a session cookie and no session hint. */
const hasSessionCookie = async (core: Core): Promise<boolean> => {
  const { getSessionCookie } = await import('@chuhai/contract/sign-on')
  return core.call(getSessionCookie).then(
    ({ present }) => present,
    () => false,
  )
}

/**
 * Restores the session at start (specification, section 4, Auth at start): a token or a code in the address opens one
 * first. Without these, and without the hint of a session, no request is made.
 */
export const restoreSession = async (
  core: Core,
  { pathname, search }: Location,
): Promise<UserInfo | null> => {
  const query = new URLSearchParams(search)
  const { session } = core
  if (isSignOnReturn(query)) {
    const { completeRedirect } = await import('@chuhai/core/sign-on')
    await completeRedirect(core)
  } else if (pathname === landingPath && !query.has('token') && (await hasSessionCookie(core))) {
    return session.enter()
  }
  return session.load()
}
