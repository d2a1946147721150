/** Points of a PDF for a length in millimetres. */
export const mm = (length: number): number => (length * 72) / 25.4

/** What labels are printed on, 100 × 150 mm. */
export const page = { width: mm(100), height: mm(150) }

/** A dot of a label printer of 203 dpi, in points. */
export const dot = 72 / 203

/** The nearest place at which a dot begins. */
export const atDot = (position: number): number => Math.round(position / dot) * dot
