import { box, carton, ink, path, pill, text, title } from '../kit.mjs'

const plane = (fill) =>
  path('M300 330q0-46 60-46h420q120 0 190 66-70 50-190 50H360q-60 0-60-70Z', { fill: ink.paper, weight: 4 }) +
  path('M330 284l-40-90h52l70 90Z', { fill: ink.mid, weight: 4 }) +
  path('M560 372l-130 120h76l190-120Z', { fill: ink.mid, weight: 4 }) +
  path('M372 312h410v62H372Z', { fill: ink.pale, stroke: 'none' }) +
  Array.from({ length: 8 }, (_, index) =>
    fill > index / 8
      ? box(378 + index * 50, 318, 44, 50, { fill: index % 3 ? ink.paper : ink.glow, radius: 4, weight: 3 })
      : '',
  ).join('')

/** The moment of the still picture. */
export const poster = 22

/** The carton stands left, the sum right; then the carton gets lower. */
export default ({ show, value }) => {
  const height = value(6, 40, 32)
  const weight = (60 * 40 * height) / 5000
  return [
    show(0, plane(value(0, 0, 1, 0.6)), { until: 2, dx: -60, dy: 0 }),
    show(0, pill(372, 520, '满了', { fill: ink.glow, color: ink.accentText }), { until: 1, delay: 1.4 }),
    show(1, text(640, 560, '体积重　与　实重　取大', { size: 40, weight: 700, anchor: 'middle' }), {
      until: 2,
    }),
    show(2, title(620, 250, '体积重 = 长 × 宽 × 高 ÷ 5000')),
    show(2, text(620, 300, '厘米，国际快递；得千克', { size: 26, fill: ink.quiet })),
    show(3, carton(300, 560, { length: 60, width: 40, height, scale: 3.4 })),
    show(3, text(430, 565, '长 60', { size: 28 }) + text(150, 565, '宽 40', { size: 28 })),
    show(3, text(108, 400, `高 ${Math.round(height)}`, { size: 28, weight: 700, fill: ink.accentText })),
    show(
      3,
      text(620, 400, '实重', { size: 32, fill: ink.quiet }) +
        box(730, 370, 12 * 18, 40, { fill: ink.mid, stroke: 'none', radius: 6 }) +
        text(730 + 12 * 18 + 16, 402, '12 千克', { size: 32 }),
    ),
    show(
      4,
      text(620, 470, '体积重', { size: 32, fill: ink.quiet }) +
        box(730, 440, weight * 18, 40, { fill: ink.accent, stroke: 'none', radius: 6 }) +
        text(730 + weight * 18 + 16, 472, `${weight.toFixed(2).replace(/0$/, '')} 千克`, {
          size: 32,
          weight: 700,
        }),
    ),
    show(
      5,
      path('M946 500v26H1076v-26', { stroke: ink.accent }) +
        text(1011, 566, '7.2 千克空气', { size: 28, weight: 700, fill: ink.accentText, anchor: 'middle' }),
      { until: 6 },
    ),
    show(6, pill(730, 506, '高度减 8 厘米，少收 3.84 千克', { fill: ink.glow, color: ink.accentText }), {
      until: 7,
    }),
    show(7, pill(730, 506, '先改箱子，再谈运价', { fill: ink.deep, color: ink.paper })),
  ].join('')
}
