import { signOut } from '@chuhai/contract/sign-on'
import type { Core } from '@chuhai/core'

/** A provider that takes longer to end its own session is not waited for. */
const providerLogoutMs = 5000

/** Ends the provider's session in a frame nobody sees, which leaves the page when it is done. */
const logOutAtProvider = (address: string, { ended }: Core): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  const leave = () => {
    clearTimeout(timer)
    ended.removeEventListener('abort', leave)
    frame.remove()
  }
  const timer = setTimeout(leave, providerLogoutMs)
  frame.addEventListener('load', leave)
  ended.addEventListener('abort', leave)
  frame.src = address
  document.body.append(frame)
}

/**
 * Ends the session without leaving the page, here and at the provider (specification, section 4). Rejects, with the
 * session as it was, when the server does not answer.
 */
export const signOutHere = async (core: Core): Promise<void> => {
  const { logoutUrl } = await core.call(signOut, { body: {} })
  core.session.clear()
  if (logoutUrl) logOutAtProvider(logoutUrl, core)
}
