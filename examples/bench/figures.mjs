/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number} [atMost] the figure fails above it
 * @property {number} [atLeast] the figure fails below it; without a limit it only describes the machine
 */

const isKept = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }) =>
  value <= atMost && value >= atLeast

const limitOf = ({ atMost, atLeast }) => {
  if (atMost !== undefined) return `≤ ${atMost}`
  return atLeast === undefined ? '' : `≥ ${atLeast}`
}

/**
 * Prints figures beside their limits.
 * @param {Figure[]} figures
 * @returns {number} the exit code: 1 where a limit is not kept
 */
export function printFigures(figures) {
  console.table(
    figures.map((figure) => ({
      figure: figure.name,
      value: Number(figure.value.toFixed(3)),
      unit: figure.unit,
      limit: limitOf(figure),
      kept: limitOf(figure) && (isKept(figure) ? 'yes' : 'NO'),
    })),
  )
  return figures.every(isKept) ? 0 : 1
}

/** The lower quartile of many runs, because other work on the machine only adds time. */
export const lowerQuartile = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
