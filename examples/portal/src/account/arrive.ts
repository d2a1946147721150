import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { landingPath } from './sign-on-path'

/** Whether an address may be that of a sign-on which left the page and has just come back. */
const isSignOnReturn = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'))

/** A sign-on without any script leaves a session, and no hint of it. */
const isSignedOnUnheard = async (core: Core): Promise<boolean> => {
  const { getSessionCookie } = await import('@chuhai/contract/sign-on')
  return core.call(getSessionCookie).then(
    ({ present }) => present,
    () => false,
  )
}

/**
 * Who has come to the page (specification, section 4, Auth at start): a token or a code in its address opens a session
 * first. Without one, and without the hint of a session, nothing is asked.
 */
export const arrive = async (core: Core, { pathname, search }: Location): Promise<UserInfo | null> => {
  const query = new URLSearchParams(search)
  const { session } = core
  if (isSignOnReturn(query)) {
    const { completeRedirect } = await import('@chuhai/core/sign-on')
    await completeRedirect(core)
  } else if (pathname === landingPath && !query.has('token') && (await isSignedOnUnheard(core))) {
    return session.enter()
  }
  return session.$isKnown.get() ? session.$user.get() : session.refresh()
}
