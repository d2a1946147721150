/** Sites that are drawn together: whole rows in one, two and three columns. */
export const blockSize = 12

/** Sites far from the window that are one piece of text: a browser watches each of them while a page is scrolled. */
export const stretchSize = 8 * blockSize

/** A list cut into parts of a size. */
export const partsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
