const pauseMs = 600

/** Finds the option that begins with what is typed; a pause begins a new word, the same letter again moves on. */
export const createTypeAhead = (now: () => number = () => performance.now()) => {
  let word = ''
  let typedAt = 0
  return (labels: readonly string[], from: number, letter: string): number => {
    const at = now()
    word = at - typedAt > pauseMs ? letter : word + letter
    typedAt = at
    const again = [...word].every((each) => each === letter)
    const wanted = (again ? letter : word).toLocaleLowerCase()
    const start = again ? from + 1 : Math.max(from, 0)
    for (let step = 0; step < labels.length; step++) {
      const index = (start + step) % labels.length
      if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index
    }
    return from
  }
}
