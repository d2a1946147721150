import { signOut } from '@chuhai/contract/sign-on'
import { type Core, createScope, ownOptions } from '@chuhai/core'
import { openWindow, watchBlockedFrames } from './sign-on/page'

/** The longest wait for the provider to end its session. */
const providerLogoutMs = 5000
/** Many providers answer with a form that submits itself, so another page may follow. */
const settledMs = 700

/**
 * Ends the provider's session in a hidden frame, or in a window where the policy of the page blocks the frame; resolves when
 * it has been removed.
 */
const logOutAtProvider = (address: string, { ended }: Core): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = ''
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    const { signal, later, add, end } = createScope()
    let cancelSettled = () => {}
    let isBlocked = false
    add(() => frame.remove(), resolve)
    later(providerLogoutMs, end)
    frame.addEventListener('load', () => {
      cancelSettled()
      // A blocked frame fires `load`, too, for the browser's error page.
      if (!isBlocked) cancelSettled = later(settledMs, end)
    })
    watchBlockedFrames(window, [new URL(address).origin], signal, () => {
      if (isBlocked) return
      isBlocked = true
      cancelSettled()
      const opened = openWindow(window)
      if (!opened) return end()
      add(() => opened.close())
      opened.location.replace(address)
    })
    ended.addEventListener('abort', end, ownOptions({ signal }))
    frame.src = address
    document.body.append(frame)
  })

/**
 * Ends the session here and at the provider without leaving the page (specification, section 4). The visitor is signed
 * out when both have ended, so that a new sign-on cannot use the old session; the provider has 5 seconds for it.
 *
 * @throws CallError where the server does not answer; the visitor is still signed in then.
 * @example
 * signOutHere(core).catch(core.report)
 */
export const signOutHere = async (core: Core): Promise<void> => {
  const { logoutUrl } = await core.call(signOut, { body: {} })
  if (logoutUrl) await logOutAtProvider(logoutUrl, core)
  core.session.clear()
}
