import { zipSync } from 'fflate'
import { shanghaiTime, yuanOf } from './protocol'
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

interface StatementRequest {
  trades: readonly Trade[]
  appId: string
  /** `2026-11-23`. */
  day: string
  now: number
}

const textOf = ({ trades, appId, day, now }: StatementRequest): string => {
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
    `#导出时间：[${shanghaiTime(now)}]`,
    '',
  ].join('\r\n')
}

const decoder = new TextDecoder('gb18030')

/** The characters of two bytes and their codes; those of four bytes do not occur in a statement's words. */
const readCodes = (): Map<string, number> => {
  const codes = new Map<string, number>()
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      if (second === 0x7f) continue
      const text = decoder.decode(Uint8Array.of(first, second))
      if (text.length === 1 && text !== '\ufffd') codes.set(text, (first << 8) | second)
    }
  return codes
}

/** Writes a text as the provider's statements are written; a character that has no code becomes `?`. */
const encodeGb18030 = (text: string): Uint8Array<ArrayBuffer> => {
  const codes = readCodes()
  const bytes = [...text].flatMap((character) => {
    if (character < '\x80') return [character.charCodeAt(0)]
    const code = codes.get(character)
    return code === undefined ? [0x3f] : [code >> 8, code & 0xff]
  })
  return Uint8Array.from(bytes)
}

/** The trades and refunds of a day in China, in the format of the provider's own statements. */
export const statementOf = (request: StatementRequest): Uint8Array<ArrayBuffer> =>
  encodeGb18030(textOf(request))

/** The statement as applications download it: in an archive, beside another table. */
export const archiveOf = (request: StatementRequest): Uint8Array<ArrayBuffer> => {
  const name = `${request.appId}_${request.day.replaceAll('-', '')}`
  return zipSync({
    [`${name}_业务明细(汇总).csv`]: encodeGb18030('#支付宝业务汇总查询\r\n'),
    [`${name}_业务明细.csv`]: statementOf(request),
  })
}

const shownDay = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
