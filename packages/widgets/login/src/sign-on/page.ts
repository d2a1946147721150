/** The page that the sign-on runs in. */
export interface SignOnPage {
  window: Window
  /** Navigates the page. */
  leave(address: string): void
}

/** WeChat's browser opens no windows and keeps no cookies in frames, so that the page is redirected at once. */
export const isWeChat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)

/** Calls `onBlocked` when the page's Content Security Policy blocks frames of that origin. */
export const watchBlockedFrames = (
  { document }: Window,
  origin: string,
  signal: AbortSignal,
  onBlocked: () => void,
): void =>
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (/^(frame|child)-src/.test(effectiveDirective) && blockedURI.startsWith(origin)) onBlocked()
    },
    { signal },
  )

const size = { width: 860, height: 660 }

/** Opens an empty window over the middle of the page; null where windows are blocked. Needs a user gesture. */
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
