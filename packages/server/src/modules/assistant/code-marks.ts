/** Follows the marks of code in a Markdown text that is read token by token: line ends, runs of ` or ~, and other text. */
export const createCodeMarks = () => {
  /** The marks that began the code block or the code span, or none. */
  let fence = ''
  let span = ''
  let isLineStart = true
  let isFenceLine = false

  const readLineEnd = () => {
    isLineStart = true
    isFenceLine = false
    span = ''
  }
  const readFence = (run: string) => {
    isFenceLine = fence === ''
    if (fence === '') fence = run
    else if (run.startsWith(fence)) fence = ''
  }
  const readBackticks = (run: string) => {
    // A line with further backticks begins no code block.
    if (isFenceLine) {
      span = fence
      fence = ''
      isFenceLine = false
    }
    if (fence !== '') return
    if (span === '') span = run
    else if (span === run) span = ''
  }

  return {
    isCode: (): boolean => fence !== '' || span !== '',
    isLineStart: (): boolean => isLineStart,
    read(token: string): void {
      if (token === '\n') readLineEnd()
      else if (isLineStart && /^(?:`{3}|~{3})/.test(token)) readFence(token)
      else if (token.startsWith('`')) readBackticks(token)
      isLineStart &&= /^[\s>]*$/.test(token)
    },
  }
}
