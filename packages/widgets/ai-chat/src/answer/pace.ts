const pauseMs = 100
/** Of the time, so much at most: after dear work comes a longer rest. */
const restPerWork = 5

/** Characters drawn in one frame, which a browser then has to lay out and paint. */
const slices = { least: 112, most: 448 }
/** A frame that takes longer than the first halves the next slice; one that takes less than the second doubles it. */
const dearMs = 20
const cheapMs = 6

export interface Pace {
  /** There is something to draw; it is drawn soon, together with what comes until then. */
  ask(): void
  stop(): void
}

/**
 * Draws a growing text ten times a second, and less often where that takes long: at the beginning of a frame, so that
 * it is laid out once. `draw` answers whether all is drawn; what is left goes on in the next frame, so that no task keeps a
 * page waiting. How much goes into a frame follows from how long frames take here.
 */
export const createPace = (draw: (sliceLength: number) => boolean, view: Window = window): Pace => {
  let timer = 0
  let frame = 0
  let restUntil = 0
  let isAsked = false
  let slice = slices.least

  const work = () => {
    frame = 0
    isAsked = false
    const begun = performance.now()
    const isDone = draw(slice)
    const ended = performance.now()
    restUntil = ended + Math.max(pauseMs, (ended - begun) * restPerWork)
    // A timer comes after the frame is laid out and painted.
    view.setTimeout(() => {
      const frameMs = performance.now() - begun
      if (frameMs > dearMs) slice = Math.max(slices.least, slice / 2)
      else if (frameMs < cheapMs) slice = Math.min(slices.most, slice * 2)
    })
    if (!isDone) inNextFrame()
    else if (isAsked) plan()
  }
  const inNextFrame = () => {
    timer = 0
    frame = view.requestAnimationFrame(work)
  }
  const plan = () => {
    timer = view.setTimeout(inNextFrame, Math.max(0, restUntil - performance.now()))
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
