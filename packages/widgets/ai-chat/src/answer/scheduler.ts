const pauseMs = 125
/** A slow render is followed by a pause this many times as long. */
const restPerWork = 5

/** Characters rendered at once, which a browser then lays out and paints in one frame. */
const slices = { least: 112, most: 1792 }
/** A slice is chosen to take this long; it at most doubles or halves from one to the next. */
const frameMs = 16

export interface Scheduler {
  /** Asks for a render soon; further requests until then are served by the same one. */
  request(): void
  stop(): void
}

/**
 * Renders eight times a second, less often where that is slow. `render` returns whether everything is rendered; the rest
 * follows after the next frame. Rendering and painting are separate tasks, and the slice adapts to how long both take, so
 * that neither blocks the page.
 */
export const createScheduler = (
  render: (sliceLength: number) => boolean,
  view: Window = window,
): Scheduler => {
  let timer = 0
  let frame = 0
  let restUntil = 0
  let isRequested = false
  let slice = slices.least

  const work = () => {
    timer = 0
    isRequested = false
    const begun = performance.now()
    const isDone = render(slice)
    const renderMs = performance.now() - begun
    restUntil = begun + renderMs + Math.max(pauseMs, renderMs * restPerWork)
    frame = view.requestAnimationFrame(() => {
      frame = 0
      const frameBegun = performance.now()
      // A timer fires after the frame is laid out and painted.
      timer = view.setTimeout(() => {
        adapt(renderMs + performance.now() - frameBegun)
        timer = 0
        if (!isDone) work()
        else if (isRequested) plan()
      })
    })
  }
  const adapt = (spentMs: number) => {
    const factor = Math.min(2, Math.max(0.5, frameMs / spentMs))
    slice = Math.min(slices.most, Math.max(slices.least, Math.round(slice * factor)))
  }
  const plan = () => {
    timer = view.setTimeout(work, Math.max(0, restUntil - performance.now()))
  }

  return {
    request() {
      isRequested = true
      if (!timer && !frame) plan()
    },
    stop() {
      view.clearTimeout(timer)
      view.cancelAnimationFrame(frame)
    },
  }
}
