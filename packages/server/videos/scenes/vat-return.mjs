import { box, check, cross, ink, path, pill, sheet, text } from '../kit.mjs'

const rates = [
  ['德国', 19],
  ['法国', 20],
  ['西班牙', 21],
  ['意大利', 22],
]

const bar = (x, y, width, fill, words, figure, color = ink.text) =>
  box(x, y, width, 76, { fill, stroke: ink.line, radius: 6 }) +
  (words ? text(x + 20, y + 49, words, { size: 30, weight: 700, fill: color }) : '') +
  text(x + width, y + 118, figure, { size: 30, anchor: 'end', fill: ink.quiet })

/** The moment of the still picture. */
export const poster = 27

/** The price comes apart into net and tax; then the tax of the import is taken off. */
export default ({ show, value }) =>
  [
    show(0, bar(120, 300, 900, ink.mid, '含税售价', ''), { until: 1 }),
    show(
      0,
      path(`M878 280v116`, { stroke: ink.accent, weight: 6, dash: '2 12' }) +
        text(950, 260, '税', { size: 40, weight: 700, fill: ink.accentText, anchor: 'middle' }),
      { until: 1, delay: 0.8 },
    ),
    ...rates.map(([name, rate], index) =>
      show(
        1,
        text(150, 255 + index * 88, name, { size: 36, weight: 700 }) +
          box(300, 222 + index * 88, rate * 32, 46, {
            fill: index === 0 ? ink.accent : ink.mid,
            stroke: 'none',
            radius: 6,
          }) +
          text(316 + rate * 32, 256 + index * 88, `${rate}%`, { size: 34, weight: 700 }),
        { until: 2, delay: index * 0.25, dx: -20, dy: 0 },
      ),
    ),
    show(
      2,
      text(120, 230, '德国店铺，本季', { size: 34, weight: 700 }) +
        bar(120, 260, 952, ink.mid, '含税收入', '11,900 欧元'),
      { until: 6 },
    ),
    show(
      3,
      bar(120, 410, 800, ink.pale, '净额', '10,000 欧元') +
        text(1200, 230, '÷ 1.19', { size: 34, weight: 700, anchor: 'end', fill: ink.accentText }),
      { until: 6, dx: 0 },
    ),
    show(3, bar(920, 410, 152, ink.accent, '销项', '1,900 欧元'), { until: 6, delay: 0.4, dx: 30, dy: 0 }),
    show(4, bar(920, 410, value(4, 0, 96), ink.sand, '', ''), { until: 6 }),
    show(4, pill(560, 545, '进口增值税 1,200，凭单据抵扣', { fill: ink.sand, size: 25 }), { until: 6 }),
    show(
      5,
      text(1090, 440, '应缴', { size: 28, fill: ink.quiet }) +
        text(1090, 486, '700', { size: 46, weight: 700, fill: ink.accentText }),
      { until: 6 },
    ),
    show(
      6,
      sheet(150, 200, 420, 360) +
        text(190, 262, '清关单据', { size: 34, weight: 700 }) +
        text(190, 330, '进口人', { size: 28, fill: ink.quiet }) +
        box(186, 350, 340, 60, { fill: ink.glow, stroke: ink.accent, radius: 6 }) +
        text(206, 392, '您自己的公司', { size: 30, weight: 700 }) +
        text(190, 470, '进口增值税', { size: 28, fill: ink.quiet }) +
        text(526, 470, '1,200 欧元', { size: 30, weight: 700, anchor: 'end' }),
    ),
    show(
      6,
      check(680, 300) +
        text(718, 313, '进口人是自己：可以抵', { size: 36 }) +
        cross(680, 380) +
        text(718, 393, '写的是货代：不能抵', { size: 36 }),
      { delay: 0.5 },
    ),
    show(
      7,
      box(660, 450, 480, 110, { fill: ink.pale, stroke: 'none' }) +
        text(690, 518, '一件没卖，也要零申报', { size: 38, weight: 700 }),
    ),
  ].join('')
