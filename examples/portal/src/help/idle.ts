/** Runs something once the browser has a quiet moment after the page is painted; the answer cancels it. */
export const whenIdle = (run: () => void, timeoutMs = 3000): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
