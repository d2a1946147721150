import { box, check, circle, ink, path, pill, sheet, text } from '../kit.mjs'

const card = (x, y, name, drawing) =>
  box(x, y, 196, 230, { radius: 14 }) +
  drawing(x + 98, y + 96) +
  text(x + 98, y + 204, name, { size: 26, weight: 700, anchor: 'middle' })

const lines = (x, y) =>
  path(`M${x - 44} ${y - 30}h88M${x - 44} ${y - 4}h88M${x - 44} ${y + 22}h50`, { weight: 4 })
const papers = [
  ['营业执照', 1, (x, y) => lines(x, y) + circle(x + 40, y + 40, 20, { fill: ink.accent })],
  [
    '身份证',
    2,
    (x, y) =>
      box(x - 66, y - 46, 132, 92, { fill: ink.pale }) +
      circle(x - 30, y - 8, 18, { fill: ink.sand }) +
      path(`M${x + 6} ${y - 16}h42M${x + 6} ${y + 8}h42`),
  ],
  [
    '信用卡',
    3,
    (x, y) =>
      box(x - 66, y - 42, 132, 86, { fill: ink.mid }) + path(`M${x - 66} ${y - 14}h132`, { weight: 12 }),
  ],
  [
    '收款账户',
    3,
    (x, y) =>
      path(
        `M${x - 60} ${y - 14}L${x} ${y - 52}l60 38ZM${x - 46} ${y - 8}v48M${x} ${y - 8}v48M${x + 46} ${y - 8}v48M${x - 64} ${y + 44}h128`,
        { fill: ink.pale },
      ),
  ],
  [
    '邮箱、手机',
    3,
    (x, y) =>
      box(x - 70, y - 34, 88, 66, { fill: ink.pale }) +
      path(`M${x - 70} ${y - 34}l44 36 44-36`) +
      box(x + 30, y - 48, 46, 92, { fill: ink.sand }),
  ],
]
const spellings = [
  ['公司拼音', 'NINGBO NINGJU HOMEWARE CO., LTD.'],
  ['地址顺序', 'Room 601, No. 8 Haichuang Road, Ningbo'],
  ['法人姓名', 'SHEN LIQUN'],
  ['邮编', '315000'],
]

/** The moment of the still picture. */
export const poster = 25

export default ({ show, entered }) => {
  let third = 0
  return [
    show(
      0,
      text(640, 330, '公司真实存在', { size: 60, weight: 700, anchor: 'middle' }) +
        text(640, 410, '这个人确实代表它', { size: 46, anchor: 'middle', fill: ink.quiet }),
      { until: 1 },
    ),
    ...papers.map(([name, step, drawing], index) =>
      show(step, card(100 + index * 222, 260, name, drawing), {
        until: 4,
        delay: step === 3 ? 0.5 * third++ : 0,
      }),
    ),
    ...spellings.map(([name, value], index) =>
      show(
        4,
        text(140, 250 + index * 88, name, { size: 34, weight: 700 }) +
          box(320, 206 + index * 88, 690, 64, {
            fill: ink.paper,
            stroke: entered(5) > 0 ? ink.success : ink.hair,
            radius: 8,
          }) +
          text(346, 249 + index * 88, value, { size: 28 }),
        { until: 6, delay: index * 0.35 },
      ),
    ),
    ...spellings.map((_, index) =>
      show(5, check(1060, 238 + index * 88), { until: 6, delay: index * 0.3, dy: 0 }),
    ),
    show(
      6,
      box(140, 200, 520, 340, { fill: ink.pale, radius: 16, weight: 5 }) +
        circle(330, 330, 56, { fill: ink.sand, weight: 4 }) +
        path('M230 500q0-96 100-96t100 96Z', { fill: ink.deep, weight: 4 }) +
        box(470, 330, 140, 96, { fill: ink.paper }) +
        path('M490 360h60M490 384h96', { weight: 3 }) +
        circle(620, 236, 12, { fill: ink.accent, stroke: 'none' }),
    ),
    show(
      6,
      text(740, 300, '视频验证', { size: 44, weight: 700 }) +
        text(740, 360, '法定代表人本人', { size: 34 }) +
        text(740, 410, '证件原件放在手边', { size: 34 }),
      { delay: 0.4, until: 7 },
    ),
    show(
      7,
      sheet(740, 230, 150, 190) +
        path('M775 330h80M775 356h80M775 382h44') +
        pill(740, 450, '只改指出的那一份', { fill: ink.deep, color: ink.paper, size: 32 }),
      {},
    ),
  ].join('')
}
