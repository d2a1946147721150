export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

const single = /^bytes=(\d*)-(\d*)$/

/**
 * Returns the part of a file that a Range header asks for (RFC 9110, section 14), `null` for the whole file, which also
 * answers several parts and what cannot be read, and `unsatisfiable` where the part lies behind the end.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' => {
  const [, from = '', to = ''] = single.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
