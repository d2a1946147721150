import { fenOf } from '@chuhai/contract/money'
import { parse } from 'csv-parse/sync'
import { readTimeInShanghai } from '../../time/shanghai'

export interface StatementRow {
  kind: 'payment' | 'refund'
  /** Our number of the payment. */
  paymentNumber: string
  tradeNumber: string
  /** Our number of the refund; null for a payment, and for a refund that was made at the provider. */
  refundNumber: string | null
  /** Fen, without a sign. */
  amount: number
}

export interface Statement {
  from: Date
  to: Date
  rows: StatementRow[]
}

const columns = {
  trade: '支付宝交易号',
  payment: '商户订单号',
  kind: '业务类型',
  amount: '订单金额（元）',
  refund: '退款批次号/请求号',
} as const

const kinds: Record<string, StatementRow['kind']> = { 交易: 'payment', 退款: 'refund' }

const period = /起始日期：\[([^\]]+)\]\s*终止日期：\[([^\]]+)\]/

/** `2026年11月23日 00:00:00`. */
const readDate = (text = '') =>
  readTimeInShanghai(
    text.replace(/^(\d+)年(\d+)月(\d+)日/, (_, year, month, day) => `${year}-${month}-${day}`),
  )

const isOtherText = (line: string) => line.startsWith('#') || line.trim() === ''

/** Values are followed by tabs, quoted ones too. */
const readTable = (text: string): Record<string, string>[] | null => {
  try {
    return parse(text, { columns: true, trim: true, relax_column_count: true })
  } catch {
    return null
  }
}

const readRow = (line: Record<string, string>): StatementRow | null => {
  const value = (name: string) => line[name] ?? ''
  const kind = kinds[value(columns.kind)]
  const amount = fenOf(value(columns.amount))
  const paymentNumber = value(columns.payment)
  if (!kind || amount === null || paymentNumber === '') return null
  return {
    kind,
    paymentNumber,
    tradeNumber: value(columns.trade),
    refundNumber: (kind === 'refund' && value(columns.refund)) || null,
    amount: Math.abs(amount),
  }
}

/** Reads the statement of trades (业务明细) that Alipay gives for a day or a month; null where it is something else. */
export const readStatement = (text: string): Statement | null => {
  const [, first, last] = period.exec(text) ?? []
  const [from, to] = [readDate(first), readDate(last)]
  const lines = text.split(/\r?\n/).filter((line) => !isOtherText(line))
  if (!from || !to || !lines[0]?.includes(columns.payment) || !lines[0].includes(columns.kind)) return null
  const read = readTable(lines.join('\n'))
  if (!read) return null
  const rows = read.map(readRow).filter((row) => row !== null)
  return rows.length === read.length ? { from, to, rows } : null
}
