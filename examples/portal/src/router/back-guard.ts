import type { CloseOnBack } from '../app/app'

interface BackGuardOptions {
  isNarrow?(): boolean
  signal?: AbortSignal
}

const narrow = '(max-width: 767px)'

/**
 * On a phone the back button closes an open dialog instead of leaving the page. Opening adds a history entry, the guard:
 * going back from it closes the topmost dialog, or leaves the page when none is open. The guard is never removed, because
 * `history.back()` in code would race with a reload or a navigation.
 */
export const createBackGuard = (page: Window, options: BackGuardOptions = {}): CloseOnBack => {
  const { isNarrow = () => page.matchMedia(narrow).matches, signal } = options
  const { history } = page
  const open: (() => void)[] = []
  let isAtGuard = Boolean(history.state?.isGuard)

  const addGuard = () => {
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
      if (open.length > 0) addGuard()
    },
    { signal },
  )

  return (close) => {
    if (!isNarrow()) return () => {}
    open.push(close)
    addGuard()
    return () => {
      const index = open.lastIndexOf(close)
      if (index >= 0) open.splice(index, 1)
    }
  }
}
