interface Delays {
  firstMs: number
  longestMs: number
}

/** Returns how long to wait after so many failed attempts: twice as long each time, up to a limit. */
export const backOffMs = (attempts: number, { firstMs, longestMs }: Delays): number =>
  Math.min(longestMs, firstMs * 2 ** (attempts - 1))
