import { box, check, circle, cross, ink, linesOf, path, text, widthOf } from '../kit.mjs'

const titleSize = 31

/** Points under each other, ticked as they are named; one that begins with × is a mistake. */
export const list = ({ items }, { area, ground, arrive, focus }) => {
  const { left, right, top, bottom } = area
  const room = (bottom - top) / items.length
  const isStacked = room >= 80 && right < 1000
  const high = Math.min(isStacked ? 94 : 68, room)
  const names = items.map(({ cells }) => cells[0].replace('× ', ''))
  const noteLeft = left + 104 + Math.max(...names.map((name) => widthOf(name, titleSize)))
  return items
    .map((item, index) => {
      const [name, note = ''] = item.cells
      const y = top + index * high
      const middle = y + high / 2
      const isMistake = name.startsWith('× ')
      const size = isStacked ? 24 : 28
      const noteX = isStacked ? left + 64 : noteLeft
      const [line = ''] = note ? linesOf(note, size, right - noteX, 1) : []
      return [
        ground(
          circle(left + 26, middle, 17, { fill: 'none', stroke: ink.hair, weight: 2.5 }) +
            (index > 0 ? path(`M${left + 64} ${y}H${right}`, { stroke: ink.hair, weight: 1.5 }) : ''),
        ),
        focus(
          item,
          box(left - 12, y + 3, right - left + 24, high - 6, {
            fill: isMistake ? '#FBEAEA' : '#EAF3FB',
            stroke: 'none',
            radius: 12,
          }),
        ),
        arrive(item, isMistake ? cross(left + 26, middle) : check(left + 26, middle), { dy: 0 }),
        arrive(
          item,
          text(left + 64, isStacked ? middle - 7 : middle + 11, names[index], {
            size: titleSize,
            weight: 700,
          }) + text(noteX, isStacked ? middle + 26 : middle + 10, line, { size, fill: ink.quiet }),
          { dx: 16, dy: 0 },
        ),
      ].join('')
    })
    .join('')
}
