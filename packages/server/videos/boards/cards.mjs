import { box, ink, paragraph, path, text } from '../kit.mjs'

const gap = 28

/** Two to four cards beside each other: a word, what it asks in large letters, and a note. */
export const cards = ({ items }, { area, ground, arrive, focus }) => {
  const { left, right } = area
  const wide = (right - left - gap * (items.length - 1)) / items.length
  const [top, high] = [240, 280]
  return items
    .map((item, index) => {
      const [label, large, note] = item.cells
      const x = left + index * (wide + gap)
      const inner = wide - 64
      return [
        ground(box(x, top, wide, high, { fill: 'none', stroke: ink.hair, radius: 16, weight: 2 })),
        arrive(
          item,
          box(x, top, wide, high, { radius: 16 }) +
            path(`M${x + 32} ${top + 92}h${inner}`, { stroke: ink.pale, weight: 3 }) +
            text(x + 32, top + 62, label, { size: 30, weight: 700, fill: ink.deep }) +
            paragraph(x + 32, top + 160, large, { width: inner, size: 42, weight: 700, most: 1 }) +
            paragraph(x + 32, top + 212, note, { width: inner, size: 26, fill: ink.quiet, most: 2 }),
        ),
        focus(item, box(x, top, wide, high, { fill: 'none', stroke: ink.accent, radius: 16, weight: 5 }), {
          dy: 16,
        }),
      ].join('')
    })
    .join('')
}
