import { signOut } from '@chuhai/contract/sign-on'
import type { Core } from '@chuhai/core'

/** A provider that takes longer to end its own session is not waited for. */
const providerLogoutMs = 5000
/** Many providers answer with a form that sends itself: after a page has come, another may follow. */
const settledMs = 700

/** Ends the provider's session in a frame nobody sees; resolves when the frame has left the page. */
const logOutAtProvider = (address: string, { ended }: Core): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = ''
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    let settled: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(limit)
      clearTimeout(settled)
      ended.removeEventListener('abort', leave)
      frame.remove()
      resolve()
    }
    const limit = setTimeout(leave, providerLogoutMs)
    frame.addEventListener('load', () => {
      clearTimeout(settled)
      settled = setTimeout(leave, settledMs)
    })
    ended.addEventListener('abort', leave)
    frame.src = address
    document.body.append(frame)
  })

/**
 * Ends the session without leaving the page, here and at the provider (specification, section 4). Whoever logs in
 * again must not slip in by a provider's session that is still ending: the visitor is signed out when both are over.
 * Rejects, with the session as it was, when the server does not answer.
 */
export const signOutHere = async (core: Core): Promise<void> => {
  const { logoutUrl } = await core.call(signOut, { body: {} })
  if (logoutUrl) await logOutAtProvider(logoutUrl, core)
  core.session.clear()
}
