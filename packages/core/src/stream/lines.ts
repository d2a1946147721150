/** Cuts text that comes in pieces into lines, wherever it was cut and whatever ends them: LF, CR LF or CR. */
export const createLineReader = () => {
  // Joined once a line is whole: a line of a megabyte in small pieces is not copied with each of them.
  let parts: string[] = []
  let wasReturn = false

  return {
    *read(piece: string): Generator<string> {
      let start = wasReturn && piece.startsWith('\n') ? 1 : 0
      if (piece) wasReturn = piece.endsWith('\r')
      const ends = /\r\n?|\n/g
      ends.lastIndex = start
      for (let end = ends.exec(piece); end; end = ends.exec(piece)) {
        parts.push(piece.slice(start, end.index))
        start = ends.lastIndex
        yield parts.join('')
        parts = []
      }
      parts.push(piece.slice(start))
    },
    /** What came after the last end of a line. */
    rest: (): string => parts.join(''),
  }
}
