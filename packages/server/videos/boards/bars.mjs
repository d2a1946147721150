import { box, ink, path, text } from '../kit.mjs'

/** Columns that grow; one that begins with ! is the one to look at. */
export const bars = ({ items }, { area, ground, arrive, share }) => {
  const { left, right, top, bottom } = area
  const base = bottom - 52
  const most = Math.max(...items.map(({ cells }) => Number(cells[1])))
  const pitch = (right - left) / items.length
  const wide = Math.min(112, pitch * 0.56)
  return [
    ground(path(`M${left} ${base}H${right}`, { stroke: ink.line, weight: 3 })),
    ...items.map((item, index) => {
      const [name, value] = item.cells
      const isChosen = name.startsWith('! ')
      const middle = left + pitch * (index + 0.5)
      const high = ((base - top - 44) * Number(value) * share(item)) / most
      return arrive(
        item,
        box(middle - wide / 2, base - high, wide, high, {
          fill: isChosen ? ink.accent : ink.mid,
          stroke: ink.line,
          radius: 5,
        }) +
          text(middle, base - high - 14, value, {
            size: 32,
            weight: 700,
            anchor: 'middle',
            fill: isChosen ? ink.accentText : ink.text,
          }) +
          text(middle, base + 40, name.replace('! ', ''), {
            size: 29,
            anchor: 'middle',
            weight: isChosen ? 700 : 400,
          }),
        { dy: 0 },
      )
    }),
  ].join('')
}
