/** A word with two letters that stand side by side changed over, from its end: `gpsr` before `rgps` for `gprs`. */
export const swapsOf = (word: string): string[] => {
  // Shorter words, and numbers, become others with any two signs.
  if (!/^[a-z]{3,}$/.test(word)) return []
  const letters = [...word]
  const swaps = letters.slice(1).map((letter, at) => {
    const swapped = [...letters]
    swapped[at] = letter
    swapped[at + 1] = letters[at] as string
    return swapped.join('')
  })
  return swaps.reverse().filter((swap) => swap !== word)
}

/** A question with words replaced, in capitals where it was written in capitals; null where it stays as it is. */
export const reworded = (question: string, replacements: ReadonlyMap<string, string>): string | null => {
  const text = question.normalize('NFKC').trim()
  let result = text
  for (const [asked, meant] of replacements) {
    const at = result.toLowerCase().indexOf(asked)
    if (at < 0) continue
    const written = result.slice(at, at + asked.length)
    const isCapital = written === written.toUpperCase()
    result = result.slice(0, at) + (isCapital ? meant.toUpperCase() : meant) + result.slice(at + asked.length)
  }
  return result === text ? null : result
}
