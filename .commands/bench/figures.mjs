import { table } from '../columns.mjs'

/**
 * Prints figures beside their limits; one without a limit only tells how fast the machine is. Answers the exit code.
 * @param {{ name: string, value: number, limit?: number, unit: string }[]} figures
 */
export function printFigures(figures) {
  const isKept = ({ value, limit = Number.POSITIVE_INFINITY }) => value <= limit
  const signOf = (figure) => (figure.limit === undefined ? '·' : isKept(figure) ? '✓' : '✗')
  console.log(
    `\n${table(
      figures.map((figure) => [
        signOf(figure),
        figure.name,
        `${Number(figure.value.toFixed(2))} ${figure.unit}`,
        figure.limit === undefined ? '' : `≤ ${figure.limit} ${figure.unit}`,
      ]),
    )}`,
  )
  return figures.every(isKept) ? 0 : 1
}
