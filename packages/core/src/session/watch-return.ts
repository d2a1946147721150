/** Nobody signs out and in as somebody else during a shorter look at another tab. */
export const pauseMs = 5000

interface ReturnSettings {
  page: Window
  now: () => number
  ended: AbortSignal
  onReturn(): void
}

/** Calls `onReturn` when the browser brings the page back by Back or Forward, and when it is in sight again after a pause. */
export const watchReturn = ({ page, now, ended, onReturn }: ReturnSettings): void => {
  const { document } = page
  let hiddenAt: number | null = null
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = now()
    else if (hiddenAt !== null && now() - hiddenAt >= pauseMs) onReturn()
  }
  page.addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisibility)
  // Not by `signal`, which some pages' replacement of `addEventListener` ignores.
  ended.addEventListener('abort', () => {
    page.removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisibility)
  })
}
