/** What the ladder needs of the page it runs in. */
export interface SignOnPage {
  window: Window
  /** Takes the whole page to an address. */
  leave(address: string): void
}

/** WeChat's browser opens no windows and keeps no cookies in frames: there the whole page goes to the provider at once. */
export const isWeChat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)

/** Calls `blocked` when the policy of the page keeps frames of that origin out. */
export const watchBlockedFrames = (
  { document }: Window,
  origin: string,
  signal: AbortSignal,
  blocked: () => void,
): void =>
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (/^(frame|child)-src/.test(effectiveDirective) && blockedURI.startsWith(origin)) blocked()
    },
    { signal },
  )

const size = { width: 860, height: 660 }

/** An empty window over the middle of the page, null where windows are blocked; it has to be opened while a press lasts. */
export const openWindow = (page: Window): Window | null => {
  const left = Math.max(0, page.screenX + (page.outerWidth - size.width) / 2)
  const top = Math.max(0, page.screenY + (page.outerHeight - size.height) / 2)
  const { width, height } = size
  try {
    return page.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  } catch {
    return null
  }
}
