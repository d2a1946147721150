import { box, circle, ink, path, pill, text } from '../kit.mjs'

const parts = (colours, x, y, size, columns) =>
  colours
    .map((fill, index) =>
      box(x + (index % columns) * (size + 6), y - Math.floor(index / columns) * (size + 6), size, size, {
        fill,
        radius: 4,
      }),
    )
    .join('')

const can = (x, colours, words) =>
  box(x, 250, 440, 210, { fill: '#F3F6F9', radius: 4, weight: 5 }) +
  parts(colours, x + 16, 398, 48, 7) +
  path(`M${x + 440} 250v210M${x + 400} 260v190M${x + 420} 260v190`, { stroke: ink.hair }) +
  text(x + 220, 520, words, { size: 34, weight: 700, anchor: 'middle' })

const one = Array.from({ length: 21 }, () => ink.mid)
const several = [
  ink.mid,
  ink.mid,
  ink.mid,
  ink.sand,
  ink.sand,
  ink.pale,
  ink.pale,
  ink.mid,
  ink.mid,
  ink.glow,
  ink.glow,
  ink.glow,
  ink.pale,
  ink.pale,
  ink.mid,
  ink.sand,
  ink.sand,
  ink.glow,
]

/** The line of volumes: 10 and 18 cubic metres divide it. */
const line = (value) => {
  const at = (cubic) => 120 + cubic * 37
  return (
    path(`M${at(0)} 400H${at(28)}`, { stroke: ink.hair, weight: 10 }) +
    [0, 10, 18, 28]
      .map(
        (cubic) =>
          path(`M${at(cubic)} 382v36`, { weight: 4 }) +
          text(at(cubic), 462, cubic === 28 ? '28 立方米' : cubic, {
            size: 30,
            anchor: 'middle',
            fill: ink.quiet,
          }),
      )
      .join('') +
    circle(at(value), 400, 18, { fill: ink.accent, stroke: ink.paper, weight: 5 })
  )
}

/** The moment of the still picture. */
export const poster = 24

export default ({ show, value }) => {
  const cubic = value(3, 0, 7) + value(4, 0, 15) + value(5, 0, -8)
  return [
    show(0, can(100, one, '整柜：一家包一个') + can(680, several, '拼箱：几家合一个'), { until: 3 }),
    show(1, pill(190, 170, '按柜收费', { fill: ink.deep, color: ink.paper, size: 30 }), { until: 3 }),
    show(2, pill(710, 170, '1 立方米或 1 吨，取大', { fill: ink.glow, color: ink.accentText, size: 30 }), {
      until: 3,
    }),
    show(3, line(cubic), { until: 6 }),
    show(
      3,
      box(120, 250, 370, 90, { fill: ink.pale, stroke: 'none' }) +
        text(305, 307, '拼箱', { size: 40, weight: 700, anchor: 'middle' }),
      { until: 6 },
    ),
    show(
      4,
      box(786, 250, 370, 90, { fill: ink.pale, stroke: 'none' }) +
        text(971, 307, '先看 20 尺柜', { size: 40, weight: 700, anchor: 'middle' }) +
        text(971, 530, '实装 25–28 立方米', { size: 32, fill: ink.quiet, anchor: 'middle' }),
      { until: 6 },
    ),
    show(
      5,
      box(500, 250, 276, 90, { fill: ink.glow, stroke: 'none' }) +
        text(638, 307, '两种都问', { size: 40, weight: 700, fill: ink.accentText, anchor: 'middle' }) +
        text(638, 530, '比总额，也比时效', { size: 32, fill: ink.quiet, anchor: 'middle' }),
      { until: 6 },
    ),
    ...[
      ['起运港', '装箱、报关、码头', ink.pale],
      ['海运', '运费、附加费', ink.mid],
      ['目的港', '拆箱、换单、仓储', ink.glow],
    ].map(([name, hint, fill], index) =>
      show(
        6,
        box(110 + index * 365, 250, 330, 170, { fill }) +
          text(275 + index * 365, 326, name, { size: 44, weight: 700, anchor: 'middle' }) +
          text(275 + index * 365, 380, hint, { size: 29, anchor: 'middle' }),
        { delay: index * 0.4 },
      ),
    ),
    show(
      6,
      path('M110 470H1170', { stroke: ink.hair, weight: 4 }) +
        path('M840 470H1170', { stroke: ink.accent, weight: 8 }) +
        text(1005, 530, '常常超过海运费', { size: 32, weight: 700, fill: ink.accentText, anchor: 'middle' }),
      { delay: 1.5, until: 7 },
    ),
    show(7, pill(395, 490, '写明币种和最低收费，再比总额', { fill: ink.deep, color: ink.paper, size: 32 })),
  ].join('')
}
