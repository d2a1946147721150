/** Sites that are drawn together: whole rows in one, two and three columns. */
export const blockSize = 12

/** A list cut into blocks. */
export const blocksOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / blockSize) }, (_, index) =>
    list.slice(index * blockSize, (index + 1) * blockSize),
  )
