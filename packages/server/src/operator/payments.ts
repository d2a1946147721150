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
import type { PaymentState } from '@chuhai/contract/payment'
import { StartError } from '../process/start-error'
import { readPages } from './admin-client'
import { action, type Command, type CommandContext } from './command'
import { isDate, period } from './dates'
import { choice, limit } from './options'
import { type Column, inShanghai, limitedTable, readNamedText, tableOf } from './output'
import { UsageError } from './usage-error'
import type { Word } from './words'

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

const oddities = action({
  about: '列出需要有人核对的支付与退款，平时是空的',
  example: 'payments oddities',
  async run(_, { call }) {
    const found = await call(listOddities, {})
    return found.length > 0 ? tableOf(oddityColumns, found) : '没有需要核对的'
  },
})

const list = action({
  about: '列出支付与退款，先发起的在前',
  options: { status: choice('状态', '支付的状态', stateNames), ...period, limit },
  example: 'payments list --status 已支付 --since 2026-11-01',
  async run(_, { call, options: { status, since, until, limit } }) {
    const rows: ListedPayment[] = []
    const pages = readPages((size, last?: ListedPayment) =>
      call(listPayments, {
        query: { state: status, since, afterTime: last?.openedAt, after: last?.number, rows: size },
      }),
    )
    for await (const row of pages) {
      if (until !== undefined && row.openedAt >= until) break
      rows.push(row)
    }
    return limitedTable(columns, rows, limit)
  },
})

const summaryOf = ({ from, to, totals }: Reconciliation): string[] => [
  `${inShanghai(from)} 至 ${inShanghai(to)}`,
  ...totals.map(
    ({ kind, ours, theirs }) =>
      `${kindNames[kind]}：我方 ${ours.count} 笔 ${yuanOf(ours.amount)} 元，账单 ${theirs.count} 笔 ${yuanOf(theirs.amount)} 元`,
  ),
]

const noReasons: Record<Extract<DayReconciliation, string>, (day: string) => string> = {
  noProvider: () => '没有开通收款，没有渠道可以问。请给账单文件：payments reconcile 账单.csv',
  noStatement: (day) => `支付渠道没有 ${day} 的账单。当天的账单次日 10 点左右才有。`,
  unavailable: (day) => `没能从支付渠道取得 ${day} 的账单。过一会儿再试，或者下载以后给文件名。`,
}

/** Compares what the provider itself says of a day. */
const reconcileOwn = async (day: string, { call }: CommandContext): Promise<Reconciliation> => {
  const result = await call(reconcileDay, { query: { day } })
  if (typeof result === 'string') throw new StartError(noReasons[result](day))
  return result
}

const reconcileFile = async (file: string, { call }: CommandContext): Promise<Reconciliation> => {
  const statement = await readNamedText(file)
  const result = await call(reconcilePayments, { body: { statement } })
  if (result) return result
  throw new StartError(`${file} 不是业务明细账单。请下载“业务明细”（CSV），解压以后给里面的文件名。`)
}

const dayOrFile: Word<string> = {
  name: '日期或文件',
  about: '次日 10 点以后的一天，或者下载的业务明细（CSV）',
  read(text) {
    if (/^\d{4}-\d\d-\d\d$/.test(text) && !isDate(text))
      throw new UsageError(`${text} 不是日期，请写成 2026-11-01 这样。`)
    return text
  },
}

const reconcile = action({
  about: '与支付渠道一天的账单对账，或者与下载的账单对账',
  words: { dayOrFile },
  example: 'payments reconcile 2026-11-23',
  async run({ dayOrFile: given }, context) {
    const result = await (isDate(given) ? reconcileOwn : reconcileFile)(given, context)
    const { differences } = result
    const found =
      differences.length > 0
        ? [`差异 ${differences.length} 处`, tableOf(differenceColumns, differences)]
        : ['没有差异']
    return [...summaryOf(result), ...found].join('\n')
  },
})

/** What was paid and returned, and whether the provider says the same. */
export const payments: Command = {
  about: '支付与退款记录，对账',
  actions: { list, oddities, reconcile },
}
