/** The edition that the slides look back at. */
export const endedEditionId = 5

/** The edition that takes teams at present. */
export const openEditionId = 6
