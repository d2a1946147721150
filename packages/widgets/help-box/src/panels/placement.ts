export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

export interface Placement {
  top: number
  left: number
}

const gapPx = 12
const marginPx = 12

/**
 * Where a panel goes beside the rail: 12 px off it on the side with the page, its top at its entry's top, moved up as
 * far as needed to stay in the viewport.
 */
export const placePanel = (
  entry: Box,
  rail: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
): Placement => {
  const isOnLeft = (rail.left + rail.right) / 2 < viewport.width / 2
  const left = isOnLeft ? rail.right + gapPx : rail.left - gapPx - size.width
  const lowest = viewport.height - marginPx - size.height
  return {
    top: Math.round(Math.max(marginPx, Math.min(entry.top, lowest))),
    left: Math.round(Math.max(marginPx, Math.min(left, viewport.width - marginPx - size.width))),
  }
}
