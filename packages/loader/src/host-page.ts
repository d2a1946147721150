/** What works on pages that have replaced functions of the browser. */

/** Removes a node, also on pages that have replaced `remove`. */
export const detach = (node: Node): void => {
  node.parentNode?.removeChild(node)
}

const frameTimeoutMs = 200

/** Runs with the next frame, or after a time where none comes: in a hidden tab or frame, or with a replaced function. */
export const onNextFrame = (run: () => void): void => {
  let isDone = false
  const runOnce = () => {
    if (isDone) return
    isDone = true
    run()
  }
  requestAnimationFrame(runOnce)
  setTimeout(runOnce, frameTimeoutMs)
}

/** Undoes the CSS zoom of the page, which would scale what we size by the window. */
export const undoZoom = (host: HTMLElement): void => {
  const { currentCSSZoom = 1 } = host.parentElement ?? {}
  host.style.setProperty('--chuhai-zoom', `${1 / currentCSSZoom}`)
}
