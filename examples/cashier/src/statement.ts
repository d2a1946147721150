import { zipSync } from 'fflate'
import { encodeGb18030 } from './gb18030'
import { yuanOf } from './money'
import { shanghaiTime } from './time'
import type { Trade } from './trade'

const titles = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '备注',
]

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : `${text}\t`)

const textOf = (trades: readonly Trade[], appId: string, day: string): string => {
  const isOfDay = (at: number) => shanghaiTime(at).startsWith(day)
  const rows = trades.flatMap((trade) => {
    const row = (kind: string, at: number, fen: number, request = '') => [
      trade.number,
      trade.outNumber,
      kind,
      trade.subject,
      shanghaiTime(trade.createdAt),
      shanghaiTime(at),
      '138****0000',
      yuanOf(fen),
      yuanOf(fen),
      request,
      '0.00',
      '',
    ]
    return [
      ...(trade.paidAt && isOfDay(trade.paidAt) ? [row('交易', trade.paidAt, trade.amount)] : []),
      ...trade.refunds
        .filter(({ at }) => isOfDay(at))
        .map(({ at, amount, number }) => row('退款', at, -amount, number)),
    ]
  })
  return [
    '#支付宝业务明细查询',
    `#账号：[${appId}]`,
    `#起始日期：[${shownDay(day)} 00:00:00]   终止日期：[${shownDay(dayAfter(day))} 00:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    titles.join(','),
    ...rows.map((row) => row.map(cell).join(',')),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#导出时间：[${shanghaiTime(Date.now())}]`,
    '',
  ].join('\r\n')
}

/** The trades and refunds of a day in China, in the format of the provider's own statements. */
export const statementOf = (trades: readonly Trade[], appId: string, day: string): Uint8Array<ArrayBuffer> =>
  encodeGb18030(textOf(trades, appId, day))

/** The statement as applications download it: in an archive, beside another table. */
export const archiveOf = (trades: readonly Trade[], appId: string, day: string): Uint8Array<ArrayBuffer> => {
  const name = `${appId}_${day.replaceAll('-', '')}`
  return zipSync({
    [`${name}_业务明细(汇总).csv`]: encodeGb18030('#支付宝业务汇总查询\r\n'),
    [`${name}_业务明细.csv`]: statementOf(trades, appId, day),
  })
}

const shownDay = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
