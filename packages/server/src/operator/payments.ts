import {
  type DayReconciliation,
  type ListedPayment,
  listOddities,
  listPayments,
  type Oddity,
  type PaymentDifference,
  type Reconciliation,
  reconcileDay,
  reconcilePayments,
} from '@chuhai/contract/admin'
import { yuanOf } from '@chuhai/contract/money'
import { orderStateNames } from '@chuhai/contract/order'
import { type PaymentState, paymentStates } from '@chuhai/contract/payment'
import { momentInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import { readPages } from './admin-client'
import { type CommandContext, commandOf } from './command'
import { readDate } from './dates'
import { type Column, inShanghai, readNamedText, tableOf } from './output'

const stateNames: Record<PaymentState, string> = {
  open: '待支付',
  paid: '已支付',
  refused: '被拒绝',
  closed: '已关闭',
}

const kindNames: Record<PaymentDifference['kind'], string> = { payment: '付款', refund: '退款' }

const differenceNames: Record<PaymentDifference['difference'], string> = {
  missingHere: '账单有，我方没有',
  missingThere: '我方有，账单没有',
  amountDiffers: '金额不同',
  stateDiffers: '状态不同',
}

const yuanOrNone = (fen: number | null): string => (fen === null ? '无' : yuanOf(fen))

const refundText = ({ amount, doneAt, error }: ListedPayment['refunds'][number]): string => {
  if (doneAt) return `已退 ${yuanOf(amount)} ${inShanghai(doneAt)}`
  return error ? `待退 ${yuanOf(amount)}，上次失败：${error}` : `待退 ${yuanOf(amount)}`
}

const columns: readonly Column<ListedPayment>[] = [
  { title: '支付单号', value: ({ number }) => number },
  { title: '订单号', value: ({ orderNumber }) => orderNumber },
  { title: '状态', value: ({ state }) => stateNames[state] },
  { title: '金额（元）', value: ({ amount }) => yuanOf(amount) },
  { title: '渠道', value: ({ provider }) => provider },
  { title: '交易号', value: ({ tradeNumber }) => tradeNumber ?? '' },
  { title: '发起时间', value: ({ openedAt }) => inShanghai(openedAt) },
  { title: '付款时间', value: ({ paidAt }) => (paidAt ? inShanghai(paidAt) : '') },
  { title: '退款', value: ({ refunds }) => refunds.map(refundText).join('；') },
]

const differenceColumns: readonly Column<PaymentDifference>[] = [
  { title: '差异', value: ({ difference }) => differenceNames[difference] },
  { title: '类型', value: ({ kind }) => kindNames[kind] },
  { title: '订单号', value: ({ orderNumber }) => orderNumber ?? '未知' },
  { title: '支付或退款单号', value: ({ number }) => number },
  { title: '交易号', value: ({ tradeNumber }) => tradeNumber },
  { title: '我方（元）', value: ({ ours }) => yuanOrNone(ours) },
  { title: '账单（元）', value: ({ theirs }) => yuanOrNone(theirs) },
]

const oddityNames: Record<Oddity['kind'], string> = {
  refundOverdue: '退款没有退成',
  paymentUnanswered: '支付结果查不到',
  noticeRejected: '通知与记录不符',
  refundUnknown: '渠道直接退款',
  booksDiffer: '款项与订单不符',
}

/** What is said in codes, in words. */
const details: Record<string, string> = {
  foreign: '其他应用的通知',
  unknown: '没有这笔支付',
  amountDiffers: '金额不同',
  tradeDiffers: '交易号不同',
  ...Object.fromEntries(Object.entries(orderStateNames).map(([state, names]) => [state, names['zh-CN']])),
}

const oddityColumns: readonly Column<Oddity>[] = [
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '问题', value: ({ kind }) => oddityNames[kind] },
  { title: '订单号', value: ({ orderNumber }) => orderNumber ?? '未知' },
  { title: '支付或退款单号', value: ({ number }) => number },
  { title: '金额（元）', value: ({ amount }) => yuanOrNone(amount) },
  { title: '说明', value: ({ detail }) => details[detail] ?? detail },
]

const oddities = async (_: string[], { call }: CommandContext): Promise<string> => {
  const found = await call(listOddities, {})
  return found.length > 0 ? tableOf(oddityColumns, found) : '没有需要核对的'
}

const readState = (text: string | undefined): PaymentState | undefined => {
  if (text === undefined) return undefined
  const state = paymentStates.find((one) => one === text || stateNames[one] === text)
  if (!state)
    throw new StartError(`--status ${text} is not known. Use ${Object.values(stateNames).join(', ')}.`)
  return state
}

const list = async (_: string[], { call, options }: CommandContext): Promise<string> => {
  const filter = {
    state: readState(options.status),
    since: readDate('--since', options.since, (date) => momentInShanghai(date, '00:00:00')),
  }
  const rows: ListedPayment[] = []
  const pages = readPages((size, last?: ListedPayment) =>
    call(listPayments, {
      query: { ...filter, afterTime: last?.openedAt, after: last?.number, rows: size },
    }),
  )
  for await (const row of pages) rows.push(row)
  return tableOf(columns, rows)
}

const summaryOf = ({ from, to, totals }: Reconciliation): string[] => [
  `${inShanghai(from)} 至 ${inShanghai(to)}`,
  ...totals.map(
    ({ kind, ours, theirs }) =>
      `${kindNames[kind]}：我方 ${ours.count} 笔 ${yuanOf(ours.amount)} 元，账单 ${theirs.count} 笔 ${yuanOf(theirs.amount)} 元`,
  ),
]

const noReasons: Record<Extract<DayReconciliation, string>, (day: string) => string> = {
  noProvider: () =>
    'Payments are off, so that there is nobody to ask. Name a file: payments reconcile statement.csv',
  noStatement: (day) =>
    `The provider has no statement of ${day}. That of a day comes at about 10:00 of the next one.`,
  unavailable: (day) =>
    `The statement of ${day} could not be had from the provider. Try again later, or download it and name the file.`,
}

/** Compares what the provider itself says of a day. */
const reconcileOwn = async (day: string, { call }: CommandContext): Promise<Reconciliation> => {
  readDate('The day', day, (date) => momentInShanghai(date, '00:00:00'))
  const result = await call(reconcileDay, { query: { day } })
  if (typeof result === 'string') throw new StartError(noReasons[result](day))
  return result
}

const reconcileFile = async (file: string, { call }: CommandContext): Promise<Reconciliation> => {
  const statement = await readNamedText(file)
  const result = await call(reconcilePayments, { body: { statement } })
  if (result) return result
  throw new StartError(
    `${file} is no statement of trades. Download 业务明细 as CSV, and name the file inside the archive.`,
  )
}

const isDay = (word: string) => /^\d{4}-\d\d-\d\d$/.test(word)

const reconcile = async ([word = '']: string[], context: CommandContext): Promise<string> => {
  if (word === '')
    throw new StartError('Name the file or the day: payments reconcile statement.csv, or 2026-11-01')
  const result = await (isDay(word) ? reconcileOwn : reconcileFile)(word, context)
  const { differences } = result
  const found =
    differences.length > 0
      ? [`差异 ${differences.length} 处`, tableOf(differenceColumns, differences)]
      : ['没有差异']
  return [...summaryOf(result), ...found].join('\n')
}

/** What was paid and returned, and whether the provider says the same. */
export const payments = commandOf('payments', {
  'list [--status STATUS] [--since DATE]': list,
  /** What needs somebody to look at. */
  oddities,
  'reconcile FILE|DATE': reconcile,
})
