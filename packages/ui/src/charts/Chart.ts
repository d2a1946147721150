/** A drawn sea: what a generated chart holds. */
export interface Chart {
  width: number
  height: number
  /** One path per depth level, shallow to deep, in half pixels. */
  levels: readonly string[]
  /** Where a depth is written: x, y and metres. */
  soundings: readonly (readonly [x: number, y: number, depth: number])[]
}
