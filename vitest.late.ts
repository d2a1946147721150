/** How long each task of React waits behind the one before. */
const delayMs = 15

/**
 * With `LATE=1`, React renders and runs its effects in tasks of their own, with time between them: as on a busy machine,
 * where a test, or a person, meets a list that is drawn and not yet followed. React takes its clock and timers as it loads.
 */
if (process.env.LATE) {
  const { performance, setImmediate, setTimeout } = globalThis
  let now = 0
  Object.assign(globalThis, {
    // Each look is one slice of work later, so that no two tasks share one.
    performance: { now: () => (now += 6) },
    setImmediate: (task: () => void) => setTimeout(task, delayMs),
  })
  await import('react-dom/client')
  Object.assign(globalThis, { performance, setImmediate })
}
