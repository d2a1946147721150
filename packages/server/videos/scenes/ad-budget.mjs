import { box, circle, ink, path, pill, text } from '../kit.mjs'

/** Search words: their share of advertising, and what happens to them. */
const words = [
  { x: 250, share: 12, move: -1 },
  { x: 380, share: 18, move: -1 },
  { x: 510, share: 24, move: 0 },
  { x: 640, share: 38, move: 1 },
  { x: 770, share: 46, move: 1 },
]
const yOf = (share) => 560 - share * 7
const margin = 30

const clock = (x, y, hour) =>
  circle(x, y, 90, { weight: 6 }) +
  path(`M${x} ${y}V${y - 58}`, { weight: 7 }) +
  path(`M${x} ${y}L${x + 44 * Math.sin(hour)} ${y - 44 * Math.cos(hour)}`, { stroke: ink.accent, weight: 7 })

/** The moment of the still picture. */
export const poster = 20

export default ({ show, value }) =>
  [
    show(
      0,
      clock(300, 370, value(0, 0, 5.2)) +
        text(460, 360, '最后 48 小时', { size: 72, weight: 700 }) +
        text(464, 430, '点击变贵，转化也变高', { size: 34, fill: ink.quiet }),
      { until: 1 },
    ),
    show(
      1,
      text(640, 320, '广告占比', { size: 56, weight: 700, anchor: 'middle' }) +
        text(640, 400, '广告花费 ÷ 广告带来的销售额', { size: 40, anchor: 'middle' }),
      { until: 2 },
    ),
    show(
      2,
      path('M180 190V560H900', { weight: 4 }) +
        text(180, 170, '广告占比', { size: 24, fill: ink.quiet }) +
        path(`M180 ${yOf(margin)}H900`, { stroke: ink.accent, weight: 5 }) +
        text(916, yOf(margin) + 11, '毛利率 30%', { size: 32, weight: 700, fill: ink.accentText }),
      { until: 6 },
    ),
    ...words.map(({ x, share, move }, index) => {
      const now = share + value(move < 0 ? 3 : 4, 0, move === 1 ? -9 : move === -1 ? 3 : 0)
      return show(
        2,
        box(x - 28, yOf(now), 56, 560 - yOf(now), { fill: share > margin ? ink.sand : ink.mid, radius: 6 }),
        { until: 6, delay: 0.2 + index * 0.15 },
      )
    }),
    show(3, pill(920, 440, '线下：加一成', { fill: ink.pale, size: 30 }), { until: 6 }),
    show(4, pill(920, 230, '线上：先降出价', { fill: ink.sand, size: 30 }), { until: 6 }),
    show(
      5,
      path('M470 520l80-200M550 520l-80-200', { stroke: ink.error, weight: 8 }) +
        pill(920, 510, '只够三天：停', { fill: ink.error, color: ink.paper, size: 30 }),
      { until: 6 },
    ),
    ...Array.from({ length: 6 }, (_, index) => {
      const y = 500 - (30 + index * 24)
      return show(
        6,
        box(200 + index * 110, y, 84, 30 + index * 24, {
          fill: index === 5 ? ink.accent : ink.mid,
          radius: 6,
        }) +
          text(242 + index * 110, 545, `${19 + index} 时`, { size: 26, anchor: 'middle', fill: ink.quiet }),
        { delay: index * 0.25, until: 7 },
      )
    }),
    show(6, text(200, 270, '按小时放，不一次加满', { size: 40, weight: 700 }), { until: 7 }),
    show(
      7,
      path('M180 480C360 480 420 240 560 240S740 480 1100 480', { weight: 6, stroke: ink.deep }) +
        circle(1100, 480, 14, { fill: ink.accent, stroke: ink.paper, weight: 5 }) +
        text(1100, 540, '平日', { size: 30, anchor: 'middle', fill: ink.quiet }) +
        text(560, 216, '大促', { size: 30, anchor: 'middle', fill: ink.quiet }) +
        text(760, 330, '当晚降回，退货算清再复盘', { size: 36, weight: 700 }),
    ),
  ].join('')
