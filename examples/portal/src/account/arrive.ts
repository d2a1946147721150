import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'

/** Whether an address may be that of a sign-on which left the page and has just come back. */
const isSignOnReturn = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.has('state') && (query.has('code') || query.has('error'))
}

/**
 * Who has come to the page (specification, section 4, Auth at start): a token or a code in its address opens a session
 * first. Without one, and without the hint of a session, nothing is asked.
 */
export const arrive = async (core: Core): Promise<UserInfo | null> => {
  if (isSignOnReturn(location.search)) {
    const { completeRedirect } = await import('@chuhai/core/sign-on')
    await completeRedirect(core)
  }
  const { $isKnown, $user, refresh } = core.session
  return $isKnown.get() ? $user.get() : refresh()
}
