export interface Point {
  x: number
  y: number
}

/** Rounded as it is drawn: a hundredth of a pixel is nobody's to see. */
const round = (value: number) => Math.round(value * 100) / 100

/** The corner of `share` (0 to 1) on the axis of this index; the first points up, the others follow clockwise. */
export const cornerAt = (index: number, count: number, share: number, radius = 1): Point => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return { x: round(Math.cos(angle) * radius * share), y: round(Math.sin(angle) * radius * share) }
}

/** A score of 0 to 100 as a share; what lies beyond is drawn at the edge. */
export const shareOf = (score: number): number => Math.min(100, Math.max(0, score)) / 100

/** The outline through these shares, one an axis. */
export const outlineOf = (shares: readonly number[], radius: number): string => {
  const corners = shares.map((share, index) => cornerAt(index, shares.length, share, radius))
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}
