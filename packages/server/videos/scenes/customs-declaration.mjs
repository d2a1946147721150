import { box, check, ink, path, pill, sheet, text } from '../kit.mjs'

const fields = [
  ['境内发货人', '宁波宁居家居用品有限公司', '退税的人'],
  ['境外收货人', 'Hartmann Wohnen GmbH', '合同的买方'],
  ['监管方式', '9710', 'B2B 9710　海外仓 9810'],
  ['运抵国（地区）', '德国', '提单的目的港'],
  ['成交方式', 'FOB', '不含运费和保费'],
  ['商品编号', '94036099.90', '10 位，查退税率'],
  ['品名及规格', '竹制置物架｜三层｜无品牌', '不写“配件”'],
  ['数量及单位', '480 个', '装箱单'],
  ['总价、币制', '14,400.00 美元', '发票'],
]

/** The moment of the still picture. */
export const poster = 24

/** The form fills up line by line; the line that is spoken of is lit. */
export default ({ show, entered }) => {
  const row = ([name, value], index) => {
    const y = 210 + index * 41
    const step = index < 7 ? index + 1 : 8
    const isLit = entered(step) > 0.2 && entered(step + 1) < 0.2 && entered(9) === 0
    return (
      (isLit ? box(92, y - 29, 656, 40, { fill: ink.glow, stroke: 'none', radius: 4 }) : '') +
      text(110, y, name, { size: 25, fill: isLit ? ink.accentText : ink.quiet, weight: isLit ? 700 : 400 }) +
      path(`M92 ${y + 12}H748`, { stroke: ink.hair, weight: 1 }) +
      show(step, text(320, y, value, { size: 25, weight: 700 }), { dy: 0 })
    )
  }
  return [
    sheet(80, 146, 680, 440),
    ...fields.map(row),
    ...fields
      .slice(0, 7)
      .map(([name, , hint], index) =>
        show(
          index + 1,
          text(830, 300, `${index + 1}`, { size: 88, weight: 700, fill: ink.accent }) +
            text(830, 370, name, { size: 42, weight: 700 }) +
            text(830, 425, hint, { size: 32, fill: ink.quiet }),
          { until: index + 2, dx: 30, dy: 0 },
        ),
      ),
    show(
      8,
      text(830, 300, '8、9', { size: 88, weight: 700, fill: ink.accent }) +
        text(830, 370, '数量与总价', { size: 42, weight: 700 }) +
        text(830, 425, '发票、装箱单一个数', { size: 32, fill: ink.quiet }),
      { until: 9, dx: 30, dy: 0 },
    ),
    show(
      0,
      text(830, 340, '九个字段', { size: 60, weight: 700 }) +
        text(830, 400, '错一处，少办成一件事', { size: 32, fill: ink.quiet }),
      { until: 1 },
    ),
    ...['合同', '发票', '装箱单'].map((words, index) =>
      show(9, check(860, 290 + index * 80) + text(900, 303 + index * 80, words, { size: 40, weight: 700 }), {
        delay: index * 0.3,
      }),
    ),
    show(9, pill(842, 500, '都对上，再申报', { fill: ink.deep, color: ink.paper, size: 30 }), { delay: 0.9 }),
  ].join('')
}
