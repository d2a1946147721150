import { barcode, box, check, circle, cross, ink, path, text } from '../kit.mjs'

const item = (x, y) =>
  box(x, y, 150, 190, { fill: ink.pale, radius: 14 }) +
  path(`M${x + 45} ${y}v-26h60v26`, { fill: ink.paper }) +
  circle(x + 75, y + 62, 30, { fill: ink.mid })

const sticker = (x, y, words, seed, width = 240) =>
  box(x, y, width, 130, { radius: 6 }) +
  barcode(x + 20, y + 18, width - 40, 58, seed) +
  text(x + width / 2, y + 112, words, { size: 24, weight: 700, anchor: 'middle' })

/** The large face of a carton, sealed along its middle. */
const face = () =>
  box(120, 200, 560, 350, { fill: '#F5EDDD', radius: 6, weight: 4 }) +
  path('M120 250H680', { stroke: ink.hair }) +
  box(370, 200, 60, 350, { fill: ink.sand, stroke: 'none', radius: 0 })

/** The moment of the still picture. */
export const poster = 21

export default ({ show }) =>
  [
    show(0, face() + sticker(280, 300, 'FBA 箱唛', 5), { until: 1 }),
    show(
      0,
      path('M760 300H1130M760 300v150M1130 300v150', { weight: 6 }) +
        path('M800 375H1090', { stroke: ink.accent, weight: 6 }) +
        text(945, 530, '扫得出，才上架', { size: 34, weight: 700, anchor: 'middle' }),
      { until: 1, delay: 0.6, dx: 40, dy: 0 },
    ),
    show(1, item(240, 300) + sticker(195, 430, '', 11, 240), { until: 2 }),
    show(
      1,
      text(560, 360, '商品标 FNSKU', { size: 42, weight: 700 }) +
        text(560, 420, '每件一张，盖住原有的条码', { size: 32 }) +
        text(560, 470, '只留一个可以扫的', { size: 32, fill: ink.quiet }),
      { until: 2, delay: 0.3 },
    ),
    show(
      2,
      [0, 1, 2]
        .map((index) => sticker(130 + index * 340, 270, `第 ${index + 1} 箱，共 3 箱`, 17 + index * 9, 290))
        .join('') +
        text(130, 480, '编号各不相同', { size: 36, weight: 700 }) +
        text(370, 480, '复印的一张，第二箱就收不进', { size: 32, fill: ink.quiet }),
      { until: 3 },
    ),
    show(3, face(), { until: 6 }),
    show(3, sticker(130 + 10, 330, 'FBA 箱唛', 5, 220) + check(140, 330), { until: 6, delay: 0.4 }),
    show(
      3,
      text(760, 280, '贴在较大的平整面上', { size: 36, weight: 700 }) +
        cross(778, 345) +
        text(812, 357, '跨过封口', { size: 32 }) +
        cross(778, 405) +
        text(812, 417, '绕过转角', { size: 32 }),
      { until: 5, delay: 0.6 },
    ),
    show(4, sticker(445, 330, '承运商面单', 23, 220) + check(445, 330), { until: 6 }),
    show(4, check(778, 465) + text(812, 477, '两张并排，互不遮盖', { size: 32 }), { until: 5 }),
    show(
      5,
      sticker(445, 220, '上一票', 31, 220) + path('M455 340L655 230', { stroke: ink.error, weight: 8 }),
      { until: 6 },
    ),
    show(
      5,
      text(760, 330, '旧箱子', { size: 40, weight: 700 }) +
        text(760, 390, '先撕掉或涂掉', { size: 34 }) +
        text(760, 440, '全部旧标签', { size: 34 }),
      { until: 6 },
    ),
    show(6, text(140, 240, '发货前核一遍', { size: 40, weight: 700 })),
    ...['箱唛张数等于箱数', '箱内商品和数量与后台一致', '指甲刮不掉，水抹不花'].map((words, index) =>
      show(6, check(160, 318 + index * 76) + text(200, 331 + index * 76, words, { size: 36 }), {
        delay: 0.3 + index * 0.5,
      }),
    ),
    show(
      7,
      box(800, 250, 330, 250, { fill: ink.pale, radius: 20, weight: 4 }) +
        path('M880 250l26-40h118l26 40', { fill: ink.pale, weight: 4 }) +
        circle(965, 375, 74, { weight: 4 }) +
        circle(965, 375, 36, { fill: ink.accent }) +
        text(965, 560, '逐箱扫，逐箱拍', { size: 34, weight: 700, anchor: 'middle' }),
    ),
  ].join('')
