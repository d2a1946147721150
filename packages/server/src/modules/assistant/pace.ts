const leastMs = 15
const mostMs = 200
/** Of a thousand answers at once, each is handed on ten times a second. */
const crowdPerMs = 10

/** Calls back a little later, the later the more there is to do; what is asked for meanwhile is one call. */
export type Pace = (call: () => void) => void

/**
 * Pieces of an answer that come close together leave together: a visitor sees no difference, and thousands of answers
 * take one process no more writing than it can do.
 */
export const createPace = (crowd: () => number): Pace => {
  const due = new Map<() => void, number>()
  let isWaiting = false

  const wait = () => {
    isWaiting = true
    setTimeout(turn, leastMs)
  }

  const turn = () => {
    isWaiting = false
    const now = performance.now()
    for (const [call, at] of due) {
      // In the order they were asked for, thus in the order they are due.
      if (at > now) break
      due.delete(call)
      call()
    }
    if (due.size > 0) wait()
  }

  return (call) => {
    if (due.has(call)) return
    const waitMs = Math.min(mostMs, Math.max(leastMs, crowd() / crowdPerMs))
    due.set(call, performance.now() + waitMs)
    if (!isWaiting) wait()
  }
}
