/** Calls `end` when nothing was heard for so long. Hearing costs nothing: the one timer looks when it is due. */
export const watchSilence = (ms: number, end: () => void) => {
  let heardAt = Date.now()
  const look = () => {
    const left = heardAt + ms - Date.now()
    if (left > 0) timer = setTimeout(look, left)
    else end()
  }
  let timer = setTimeout(look, ms)
  return {
    hear: () => {
      heardAt = Date.now()
    },
    stop: () => clearTimeout(timer),
  }
}
