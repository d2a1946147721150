/** Whatever carried it, an answer as it came. */
export interface WireAnswer {
  ok: boolean
  httpStatus: number
  statusText: string
  /** Undefined when the answer is not JSON. */
  body: unknown
}

/** No answer is taken from a cache on its way (specification, section 7). */
export const uncached = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
