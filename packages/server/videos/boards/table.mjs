import { box, ink, linesOf, path, text, widthOf } from '../kit.mjs'

const header = 54
const padding = 28

const columnsOf = (rows, size, width) => {
  const needs = rows[0].map((_, column) =>
    Math.max(...rows.map((cells) => widthOf(cells[column].replace('= ', ''), size) + padding * 2)),
  )
  const spare = (width - needs.reduce((sum, need) => sum + need, 0)) / needs.length
  if (spare < 0) throw new Error(`The table of "${rows[1]?.[0]}" is too wide by ${-spare * needs.length}`)
  let x = 0
  return needs.map((need) => {
    const from = x
    x += need + spare
    return from
  })
}

/** A table whose rows come one by one; one that begins with = is the result. */
export const table = ({ items, columns }, { area, ground, arrive, focus }) => {
  const { left, right, top, bottom } = area
  const high = Math.min(68, (bottom - top - header) / items.length)
  const size = high < 52 ? 27 : 29
  const starts = columnsOf([columns, ...items.map(({ cells }) => cells)], size, right - left)
  const row = (cells, y, optionsOf) =>
    cells
      .map((words, column) => {
        const [line = ''] = words ? linesOf(words, size, right - left, 1) : []
        return text(left + starts[column] + padding, y, line, { size, ...optionsOf(column) })
      })
      .join('')
  const end = top + header + high * items.length
  return [
    ground(
      box(left, top, right - left, header, { fill: ink.line, stroke: 'none', radius: 12 }) +
        row(columns, top + header / 2 + size * 0.36, () => ({ weight: 700, fill: ink.paper })) +
        items
          .map((_, index) =>
            path(`M${left} ${top + header + high * (index + 1)}H${right}`, { stroke: ink.hair, weight: 1.5 }),
          )
          .join(''),
    ),
    ...items.map((item, index) => {
      const y = top + header + index * high
      const isResult = item.cells[0].startsWith('= ')
      const cells = item.cells.map((words) => words.replace('= ', ''))
      return [
        focus(
          item,
          box(left, y + 4, right - left, high - 8, {
            fill: isResult ? ink.glow : '#EAF3FB',
            stroke: 'none',
            radius: 10,
          }),
        ),
        arrive(
          item,
          row(cells, y + high / 2 + size * 0.36, (column) => ({
            weight: column === 0 || isResult ? 700 : 400,
            fill: isResult ? ink.accentText : ink.text,
          })),
          { dx: 16, dy: 0 },
        ),
      ].join('')
    }),
    ground(path(`M${left} ${end}H${right}`, { stroke: ink.line, weight: 2.5 })),
  ].join('')
}
