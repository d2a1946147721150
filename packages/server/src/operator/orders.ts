import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  decideOrder,
  getManagedOrder,
  listManagedOrders,
  type ManagedOrder,
  type ManagedOrderWithSteps,
  type OrderDecision,
} from '@chuhai/contract/admin'
import { fenOf, yuanOf } from '@chuhai/contract/money'
import { orderStateNames, orderWords } from '@chuhai/contract/order'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import { action, type Command, type CommandContext } from './command'
import { period } from './dates'
import { chineseNames, choice, limit, type Option, out, type Values } from './options'
import { allColumns, historyColumns, listColumns, productKindNames } from './order-columns'
import { orderNumber } from './order-number'
import { csvRow, csvStream, limitedTable, outputTo, tableOf, textTable } from './output'
import { UsageError } from './usage-error'
import { reason, type WordValues } from './words'

const filter = {
  status: choice('状态', '现在的状态', chineseNames(orderStateNames, orderWords)),
  kind: choice('类型', '卖的是什么', productKindNames),
  ...period,
}

/** Orders by filter, by the day that they were made on. */
const allOrders = (
  call: CallAdmin,
  { status, kind, since, until }: Values<typeof filter>,
): AsyncGenerator<ManagedOrder> =>
  readPages((rows, last?: ManagedOrder) =>
    call(listManagedOrders, {
      query: { state: status, kind, from: since, to: until, after: last?.number, rows },
    }),
  )

const requireOrder = async (call: CallAdmin, number: string): Promise<ManagedOrderWithSteps> => {
  const order = await call(getManagedOrder, { params: { number } })
  if (!order) throw new StartError(`没有订单 ${number}，订单号见 orders list。`)
  return order
}

/** Prints an order, what was promised with it, and its steps. */
const show = action({
  about: '一笔订单：卖的是什么、退改规则、每一步的时间、操作人、原因',
  words: { number: orderNumber },
  example: 'orders show C20261123000000000001',
  async run({ number }, { call }) {
    const order = await requireOrder(call, number)
    const facts = [
      ...allColumns.map(({ title, value }) => [title, value(order)] as const),
      ...order.product.includes.map((line) => ['包含', line] as const),
      ...order.product.cancellation.map((line) => ['退改', line] as const),
    ]
    const [first = [], ...others] = facts.filter(([, value]) => value !== '')
    return [textTable(first, others), tableOf(historyColumns, order.history)].join('\n\n')
  },
})

/** How many orders there were, and what their sums come to. */
const totals = () => {
  const sums = [
    { name: '金额', of: ({ amount }: ManagedOrder) => amount, fen: 0 },
    { name: '实付', of: ({ paid }: ManagedOrder) => paid, fen: 0 },
    { name: '已退款', of: ({ refunded }: ManagedOrder) => refunded, fen: 0 },
    { name: '余额', of: ({ left }: ManagedOrder) => left, fen: 0 },
  ]
  let count = 0
  return {
    add(order: ManagedOrder) {
      count += 1
      for (const sum of sums) sum.fen += sum.of(order)
    },
    text: () => [`${count} 笔`, ...sums.map(({ name, fen }) => `${name} ${yuanOf(fen)} 元`)].join('，'),
  }
}

const decisionWords = { number: orderNumber, reason: reason(200, '买家会看到') }

type Decided = { decision: Exclude<OrderDecision, 'refundPart'> } | { decision: 'refundPart'; amount: number }

/** Decides about an order, with a reason; `done` says what runs now. */
const decide = async (
  { number, reason }: WordValues<typeof decisionWords>,
  { call }: CommandContext,
  decided: Decided,
  done: (order: ManagedOrder) => string,
): Promise<string> => {
  const order = await requireOrder(call, number)
  const outcome = await call(decideOrder, {
    params: { number: order.number },
    body: { ...decided, reason },
  })
  if (outcome === 'decided') return `${order.number} ${order.product.name}：${done(order)}`
  const look = `先看一看：pnpm operator orders show ${order.number}`
  if (outcome === 'tooMuch')
    throw new StartError(
      `订单 ${order.number} 剩下的钱没有这么多，或者正好是全部。全部退回时不写 --amount。${look}`,
    )
  if (outcome === 'unknown') throw new StartError(`没有订单 ${order.number}。`)
  throw new StartError(
    `订单 ${order.number} 现在是“${orderStateNames[outcome]['zh-CN']}${order.refundAccepted ? '，退款已同意' : ''}”，不能这样处理。${look}`,
  )
}

const amount: Option<number> = {
  about: '只退这么多，订单仍然有效；不写就退回剩下的全部',
  value: '元',
  read(given) {
    const fen = fenOf(given)
    if (fen === null || fen <= 0) throw new UsageError('请用元写金额，例如 99 或 99.50。')
    return fen
  },
}

/** Refunds all that is left, or a part. */
const refund = action({
  about: '同意退款，由支付渠道原路退回；买家没有申请的也可以；开店服务退约定的比例',
  words: decisionWords,
  options: { amount },
  example: 'orders refund C20261123000000000001 少两节课 --amount 50',
  run: (words, context) => {
    const { amount: part } = context.options
    if (part !== undefined)
      return decide(
        words,
        context,
        { decision: 'refundPart', amount: part },
        () => `${yuanOf(part)} 元原路退回`,
      )
    return decide(words, context, { decision: 'refund' }, ({ left, refunding }) =>
      left === 0 ? '已退款，没有付过钱' : `同意退款，${yuanOf(left - refunding)} 元原路退回`,
    )
  },
})

/** An action that decides with a reason, and has no options. */
const decision = (
  decided: Exclude<OrderDecision, 'refundPart' | 'refund'>,
  about: string,
  name: string,
  done: (order: ManagedOrder) => string,
) =>
  action({
    about,
    words: decisionWords,
    example: `orders ${name} C20261123000000000001 买家来电`,
    run: (words, context) => decide(words, context, { decision: decided }, done),
  })

/** What visitors buy: the list, refunds, and what an operator changes with a reason. */
export const orders: Command = {
  about: '订单：列表、退款、取消',
  actions: {
    list: action({
      about: '列出订单，先下单的在前；日期是下单的日期',
      options: { ...filter, limit },
      example: 'orders list --status 退款中 --since 2026-11-01',
      async run(_, { call, options }) {
        const found: ManagedOrder[] = []
        for await (const order of allOrders(call, options)) found.push(order)
        found.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
        return limitedTable(listColumns, found, options.limit)
      },
    }),
    export: action({
      about: '导出订单，每笔一行，金额以元计，CSV',
      options: { ...filter, out },
      example: 'orders export --out orders.csv',
      async run(_, { call, options }) {
        const { out } = options
        const sum = totals()
        async function* records() {
          for await (const order of allOrders(call, options)) {
            sum.add(order)
            yield csvRow(allColumns, order)
          }
        }
        await pipeline(Readable.from(records()), csvStream(allColumns), outputTo(out), {
          end: out !== undefined,
        })
        return out === undefined ? '' : `${out} 已写好：${sum.text()}`
      },
    }),
    show,
    refund,
    refuse: decision(
      'refuseRefund',
      '不同意退款，订单恢复原状；原因给买家看',
      'refuse',
      () => '退款没有同意，订单恢复原状',
    ),
    cancel: decision('cancel', '取消没有付款的订单', 'cancel', () => '已取消'),
    fulfil: decision('fulfil', '把培训班的订单提前记为完成', 'fulfil', () => '已完成'),
    /** For money that was returned by other means than the provider. */
    refunded: decision(
      'markRefunded',
      '已同意的退款用别的办法（如转账）退了，记为已退款',
      'refunded',
      ({ left }) => `${yuanOf(left)} 元记为已退款`,
    ),
  },
}
