import type { EndpointAnswer } from '@chuhai/contract/endpoint'
import { getSignOnSettings, signOnNoCookiesType, signOut } from '@chuhai/contract/sign-on'
import { type Core, createScope, ownOptions } from '@chuhai/core'
import { isFrameMessage } from '@chuhai/core/sign-on'
import { loginMessages } from './messages'
import { frameCookies } from './sign-on/frame-cookies'
import { openWindow, watchBlockedFrames } from './sign-on/page'

/** The longest wait for the provider to end its session. */
const providerLogoutMs = 5000
/** Many providers answer with a form that submits itself, so another page may follow. */
const settledMs = 700

interface ProviderLogout {
  address: string
  isFramable: boolean
  /** A popup that is open already, because the browser is known to keep no cookies in frames. */
  opened: Window | null
}

/**
 * Ends the provider's session in a hidden iframe, or in a popup where the provider or the policy of the page forbids the iframe, or the
 * browser keeps no cookies in it.
 * Resolves once it is removed, with false if the popup was blocked.
 */
const logOutAtProvider = (
  { address, isFramable, opened }: ProviderLogout,
  { ended }: Core,
): Promise<boolean> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = ''
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    const { signal, later, add, end } = createScope()
    let cancelSettled = () => {}
    let isBlocked = false
    let isReached = true
    add(
      () => frame.remove(),
      () => resolve(isReached),
    )
    later(providerLogoutMs, end)
    frame.addEventListener('load', () => {
      cancelSettled()
      // A blocked frame fires `load`, too, for the browser's error page.
      if (!isBlocked) cancelSettled = later(settledMs, end)
    })
    const continueInWindow = () => {
      if (isBlocked) return
      isBlocked = true
      cancelSettled()
      const popup = opened ?? openWindow(window)
      isReached = popup !== null
      if (!popup) return end()
      add(() => popup.close())
      popup.location.replace(address)
    }
    const origins = [new URL(address).origin]
    window.addEventListener(
      'message',
      (event) => {
        if (isFrameMessage(event, signOnNoCookiesType, { origins, source: frame.contentWindow }))
          continueInWindow()
      },
      { signal },
    )
    ended.addEventListener('abort', end, ownOptions({ signal }))
    if (opened || !isFramable) return continueInWindow()
    watchBlockedFrames(window, origins, signal, continueInWindow)
    frame.src = address
    document.body.append(frame)
  })

/** Whether the provider allows iframes. The setting says so, because a refused iframe fires `load` as well. */
const mayFrame = (settings: EndpointAnswer<typeof getSignOnSettings> | null, address: string): boolean => {
  const { origin } = new URL(address)
  return !settings?.providers.some((provider) => provider.origin === origin && !provider.isFramable)
}

/**
 * Ends the session here and at the provider without leaving the page (specification, section 4). The visitor is signed
 * out when both have ended, so that a new sign-on cannot use the old session; the provider has 5 seconds for it. If
 * neither an iframe nor a popup could be opened, a notice says that the provider's session goes on.
 *
 * @throws CallError where the server does not answer; the visitor is still signed in then.
 * @example
 * signOutHere(core).catch(core.report)
 */
export const signOutHere = async (core: Core): Promise<void> => {
  // Browsers allow a popup only during the press.
  const opened = frameCookies.areBlocked() ? openWindow(window) : null
  try {
    // Requested before signing out, because the popup of a provider that refuses frames is allowed shortly after the press only.
    const settings = core
      .query(getSignOnSettings)
      .load()
      .catch(() => null)
    const { logoutUrl: address } = await core.call(signOut, { body: {} })
    const isEnded =
      !address ||
      (await logOutAtProvider({ address, isFramable: mayFrame(await settings, address), opened }, core))
    await (await core.siteSession())?.forget()
    frameCookies.keep(false)
    core.session.clear()
    if (!isEnded) core.notices.warning(loginMessages[core.locale.$locale.get()].stillSignedIn)
  } finally {
    opened?.close()
  }
}
