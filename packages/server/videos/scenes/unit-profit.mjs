import { box, ink, path, pill, text } from '../kit.mjs'

/** What is taken off the price, in order; each with the sentence that names it. */
const costs = [
  ['采购', 55, 1],
  ['验货', 3, 1],
  ['头程', 14, 1],
  ['关税', 9, 2],
  ['佣金', 31.5, 2],
  ['配送', 36, 2],
  ['仓租', 3, 2],
  ['广告', 21, 4],
  ['退货', 8, 4],
  ['汇兑', 2.5, 4],
]
const top = 210
const bottom = 540
const heightOf = (yuan) => (yuan / 210) * (bottom - top)

/** The moment of the still picture. */
export const poster = 29

/** Steps down from the price to what is left. */
export default ({ show }) => {
  let left = 210
  const seen = {}
  const steps = costs.map(([name, yuan, step], index) => {
    const y = bottom - heightOf(left)
    left -= yuan
    const delay = (seen[step] ?? 0) * 0.45
    seen[step] = (seen[step] ?? 0) + 1
    const x = 190 + index * 72
    return show(
      step,
      box(x, y, 56, Math.max(6, heightOf(yuan)), {
        fill: step === 4 ? ink.sand : ink.mid,
        radius: 4,
        weight: 2.5,
      }) +
        text(x + 28, y - 12, yuan, { size: 22, anchor: 'middle', weight: 700 }) +
        text(x + 28, bottom + 32, name, { size: 22, anchor: 'middle', fill: ink.quiet }),
      { delay, dy: -14 },
    )
  })
  const level = bottom - heightOf(58.5)
  return [
    path(`M90 ${bottom}H1190`, { stroke: ink.hair }),
    show(
      0,
      box(100, top, 72, bottom - top, { fill: ink.deep, radius: 4 }) +
        text(136, top - 14, '210', { size: 28, weight: 700, anchor: 'middle' }) +
        text(136, bottom + 32, '售价', { size: 22, anchor: 'middle', fill: ink.quiet }),
    ),
    ...steps,
    show(
      3,
      path(`M690 ${level}H1190`, { stroke: ink.accent, dash: '2 10', weight: 4 }) +
        text(1186, level - 18, '边际利润 58.5', {
          size: 30,
          weight: 700,
          fill: ink.accentText,
          anchor: 'end',
        }),
    ),
    show(
      5,
      box(928, bottom - heightOf(27), 72, heightOf(27), { fill: ink.accent, radius: 4 }) +
        text(1016, bottom - 10, '净利 27', { size: 34, weight: 700 }),
    ),
    show(
      6,
      text(640, 250, '27 ÷ ( 55 + 14 ) = 39%', { size: 44, weight: 700 }) +
        text(640, 300, '资金回报率', { size: 30, fill: ink.quiet }),
      { dx: 30, dy: 0 },
    ),
    show(7, pill(640, 326, '回报率高的先补货', { fill: ink.deep, color: ink.paper, size: 30 })),
  ].join('')
}
