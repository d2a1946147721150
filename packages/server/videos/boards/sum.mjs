import { box, ink, path, text } from '../kit.mjs'

/** An account: amounts under each other; one that begins with = is the result. */
export const sum = ({ items }, { area, ground, arrive, focus }) => {
  const { left, right, top, bottom } = area
  const high = Math.min(66, (bottom - top) / items.length)
  return [
    ...items.map((item, index) => {
      const [name, amount] = item.cells
      const isResult = name.startsWith('= ')
      const y = top + index * high
      const line = y + high / 2 + 11
      const look = isResult
        ? { size: 36, weight: 700, fill: ink.accentText }
        : { size: 31, weight: 400, fill: ink.text }
      return [
        ground(
          path(`M${left} ${y + high}H${right}`, {
            stroke: items[index + 1]?.cells[0].startsWith('= ') ? ink.line : ink.hair,
            weight: items[index + 1]?.cells[0].startsWith('= ') ? 3 : 1.5,
          }),
        ),
        focus(
          item,
          box(left - 12, y + 4, right - left + 24, high - 8, {
            fill: isResult ? ink.glow : '#EAF3FB',
            stroke: 'none',
            radius: 10,
          }),
        ),
        arrive(
          item,
          text(left + 12, line, name.replace('= ', ''), look) +
            text(right - 12, line, amount, { ...look, weight: 700, anchor: 'end' }),
          { dx: 16, dy: 0 },
        ),
      ].join('')
    }),
  ].join('')
}
