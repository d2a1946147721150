import { box, circle, ink, paragraph, path, text } from '../kit.mjs'

const gap = 24

/** Steps beside each other on a line that grows from one to the next. */
export const steps = ({ items }, { area, ground, arrive, focus, share }) => {
  const { left, right } = area
  const wide = (right - left - gap * (items.length - 1)) / items.length
  const [line, top, high] = [272, 324, 184]
  const middleOf = (index) => left + index * (wide + gap) + wide / 2
  const reached = items.reduce((sum, item) => sum + share(item), 0)
  const end = middleOf(0) + Math.max(0, reached - 1) * (wide + gap)
  return [
    ground(path(`M${middleOf(0)} ${line}H${middleOf(items.length - 1)}`, { stroke: '#BBD7F1', weight: 5 })),
    reached > 1 &&
      arrive(items[0], path(`M${middleOf(0)} ${line}H${end.toFixed(1)}`, { stroke: ink.accent, weight: 5 }), {
        dy: 0,
      }),
    ...items.map((item, index) => {
      const [name, note] = item.cells
      const x = left + index * (wide + gap)
      const middle = middleOf(index)
      return [
        ground(
          circle(middle, line, 26, { stroke: '#BBD7F1', weight: 5 }) +
            text(middle, line + 10, index + 1, { size: 28, weight: 700, fill: ink.mid, anchor: 'middle' }) +
            box(x, top, wide, high, { fill: 'none', stroke: ink.hair, radius: 14, weight: 2 }),
        ),
        arrive(
          item,
          circle(middle, line, 26, { fill: ink.accent, stroke: ink.paper, weight: 4 }) +
            text(middle, line + 10, index + 1, { size: 28, weight: 700, fill: ink.paper, anchor: 'middle' }),
          { dy: 0 },
        ),
        arrive(
          item,
          box(x, top, wide, high, { radius: 14, weight: 3 }) +
            paragraph(middle, top + 66, name, {
              width: wide - 32,
              size: 34,
              weight: 700,
              anchor: 'middle',
              most: 1,
            }) +
            paragraph(middle, top + 117, note, {
              width: wide - 44,
              size: 27,
              fill: ink.quiet,
              anchor: 'middle',
              most: 2,
            }),
        ),
        focus(item, box(x, top, wide, high, { fill: 'none', stroke: ink.accent, radius: 14, weight: 5 }), {
          dy: 16,
        }),
      ].join('')
    }),
  ]
    .filter(Boolean)
    .join('')
}
