/** Has `close` called by Back until the answer is called. */
export type CloseOnBack = (close: () => void) => () => void

interface BackGuardOptions {
  isNarrow?(): boolean
  signal?: AbortSignal
}

const narrow = '(max-width: 767px)'

/**
 * On a phone Back closes what lies over the page instead of leaving it. The page gets a second entry in the history as
 * soon as something opens, the guard: Back from it closes what is open, or goes on to the page before when that is closed
 * already. A guard is never taken away: going back in code would cross a reload or another page that is on its way.
 */
export const createBackGuard = (page: Window, options: BackGuardOptions = {}): CloseOnBack => {
  const { isNarrow = () => page.matchMedia(narrow).matches, signal } = options
  const { history } = page
  const open: (() => void)[] = []
  let isAtGuard = Boolean(history.state?.isGuard)

  const arm = () => {
    if (!history.state?.isGuard) {
      history.replaceState({ ...history.state, isGuarded: true }, '')
      history.pushState({ ...history.state, isGuarded: undefined, isGuard: true }, '')
    }
    isAtGuard = true
  }
  page.addEventListener(
    'popstate',
    ({ state }) => {
      const isBack = isAtGuard && Boolean(state?.isGuarded)
      isAtGuard = Boolean(state?.isGuard)
      if (!isBack) return
      const close = open.pop()
      if (!close) return history.back()
      close()
      if (open.length > 0) arm()
    },
    { signal },
  )

  return (close) => {
    if (!isNarrow()) return () => {}
    open.push(close)
    arm()
    return () => {
      const place = open.lastIndexOf(close)
      if (place >= 0) open.splice(place, 1)
    }
  }
}
