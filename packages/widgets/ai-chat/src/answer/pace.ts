const pauseMs = 100
/** Of the time, so much at most: after dear work comes a longer rest. */
const restPerWork = 5

export interface Pace {
  /** There is something to draw; it is drawn soon, together with what comes until then. */
  ask(): void
  stop(): void
}

/**
 * Draws a growing text ten times a second, and less often where that takes long: at the beginning of a frame, so that
 * it is laid out once. `draw` answers whether all is drawn; what is left goes on in the next frame, so that no task keeps a
 * page waiting.
 */
export const createPace = (draw: () => boolean, view: Window = window): Pace => {
  let timer = 0
  let frame = 0
  let restUntil = 0
  let isAsked = false

  const work = () => {
    frame = 0
    isAsked = false
    const begun = performance.now()
    const isDone = draw()
    const ended = performance.now()
    restUntil = ended + Math.max(pauseMs, (ended - begun) * restPerWork)
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
