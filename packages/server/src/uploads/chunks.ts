const settled = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** A body's chunks until the signal says stop. The body is never cancelled: that would end the connection unanswered. */
export async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const stop = settled(signal)
  stop.catch(() => {})
  for (;;) {
    const next = reader.read()
    // Nobody listens to it any more after a stop.
    next.catch(() => {})
    const { done, value } = await Promise.race([next, stop])
    if (done) return
    yield value
  }
}
