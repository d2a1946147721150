/** The page that the sign-on runs in. */
export interface SignOnPage {
  window: Window
  /** Navigates the page. */
  leave(address: string): void
}

/** WeChat's browser opens no windows and keeps no cookies in frames, so that the page is redirected at once. */
export const isWeChat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)

/**
 * Calls `onBlocked` when the page's Content Security Policy blocks a frame of one of these origins. For a
 * redirected frame browsers report the first or the last address, some only its origin.
 */
export const watchBlockedFrames = (
  { document }: Window,
  origins: readonly string[],
  signal: AbortSignal,
  onBlocked: () => void,
): void =>
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      // A report-only policy blocks nothing.
      if (disposition === 'report' || !/^(frame|child|default)-src/.test(effectiveDirective)) return
      if (origins.some((origin) => `${blockedURI}/`.startsWith(`${origin}/`))) onBlocked()
    },
    { signal },
  )

/** Whether the page is in an iframe. A redirect would load the provider there, which most providers refuse. */
export const isEmbedded = (page: Window): boolean => page.top !== page.self

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
