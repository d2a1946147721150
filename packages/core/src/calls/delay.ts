import type { CallError } from './call-error'

/** Why a call has no answer yet: no network, or a server that is busy or silent. */
export type Delay = 'offline' | 'busy'

/** How long a call may wait before the reason is shown. */
const patienceMs = 3000

/** Tells once a call has been waiting for three seconds why it has no answer, and again when the reason changes, until `end`. */
export const watchDelay = (onDelay: (delay: Delay) => void) => {
  let delay: Delay = globalThis.navigator?.onLine === false ? 'offline' : 'busy'
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    onDelay(delay)
  }, patienceMs)
  return {
    /** A try has failed, and another follows. */
    fail({ code }: Pick<CallError, 'code'>) {
      const before = delay
      delay = code === 'NETWORK' ? 'offline' : 'busy'
      if (isLate && delay !== before) onDelay(delay)
    },
    end: () => clearTimeout(timer),
  }
}
