/** Positions of a new list leave room, so that something may be put between two. */
export const positionOf = (index: number): number => (index + 1) * 10
