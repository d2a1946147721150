/** Runs once the next frame is painted. Answers the function that calls it off. */
export const afterPaint = (work: () => void): (() => void) => {
  let turn: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    turn = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(turn)
  }
}
