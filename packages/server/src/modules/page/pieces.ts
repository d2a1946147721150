/**
 * What a question is looked for by: Latin words as they are, runs of Chinese in pieces of two characters, because
 * neither database knows where a Chinese word ends.
 */
export const piecesOf = (question: string): string[] => {
  const runs = question.toLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []
  const pieces = runs.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run)) return [run]
    const signs = [...run]
    return signs.length < 3 ? [run] : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
  })
  return [...new Set(pieces)]
}
