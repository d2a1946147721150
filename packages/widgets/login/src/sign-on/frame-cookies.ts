/** The mark that this browser keeps no cookies of the provider in frames. */
const key = 'chuhai.framesWithoutCookies'

/**
 * What a sign-on has found out about the provider's cookies in frames, kept until the visitor signs out: the provider's session is
 * then ended in a window, which has to be opened during the press, before anything could be tried in a frame.
 */
export const frameCookies = {
  areBlocked: (): boolean => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  keep: (areBlocked: boolean): void => {
    try {
      if (areBlocked) localStorage.setItem(key, '1')
      else localStorage.removeItem(key)
    } catch {
      // Without storage the frame is tried first, and a notice says so where that fails.
    }
  },
}
