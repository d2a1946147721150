/** Three letters each, with the edges of the word: `vat` is `  v`, ` va`, `vat`, `at `. */
export const trigramsOf = (word: string): string[] => {
  const edged = `  ${word} `
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))]
}
