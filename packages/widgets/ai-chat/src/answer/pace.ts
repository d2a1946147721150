const pauseMs = 125
/** Of the time, so much at most: after dear work comes a longer rest. */
const restPerWork = 5

/** Characters drawn at once, which a browser then has to lay out and paint in one frame. */
const slices = { least: 112, most: 1792 }
/** As much is drawn at once as takes a frame's time here; a slice at most doubles or halves from one to the next. */
const frameMs = 16

export interface Pace {
  /** There is something to draw; it is drawn soon, together with what comes until then. */
  ask(): void
  stop(): void
}

/**
 * Draws a growing text eight times a second, and less often where that takes long. `draw` answers whether all is drawn;
 * what is left goes on after the next frame. Drawing and the frame that paints it are tasks of their own, so that
 * neither keeps a page waiting. How much is drawn at once follows from how long both take here.
 */
export const createPace = (draw: (sliceLength: number) => boolean, view: Window = window): Pace => {
  let timer = 0
  let frame = 0
  let restUntil = 0
  let isAsked = false
  let slice = slices.least

  const work = () => {
    timer = 0
    isAsked = false
    const begun = performance.now()
    const isDone = draw(slice)
    const drawMs = performance.now() - begun
    restUntil = begun + drawMs + Math.max(pauseMs, drawMs * restPerWork)
    frame = view.requestAnimationFrame(() => {
      frame = 0
      const frameBegun = performance.now()
      // A timer comes after the frame is laid out and painted.
      timer = view.setTimeout(() => {
        adapt(drawMs + performance.now() - frameBegun)
        timer = 0
        if (!isDone) work()
        else if (isAsked) plan()
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
    ask() {
      isAsked = true
      if (!timer && !frame) plan()
    },
    stop() {
      view.clearTimeout(timer)
      view.cancelAnimationFrame(frame)
    },
  }
}
