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
import { orderStateNames, orderWords, productKinds } from '@chuhai/contract/order'
import { dayMs, momentInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import { type CommandContext, commandOf, type Options } from './command'
import { readDate } from './dates'
import { allColumns, historyColumns, listColumns, productKindNames } from './order-columns'
import { csvRow, csvStream, outputTo, tableOf, textTable } from './output'

const readState = (text: string | undefined) => {
  if (text === undefined) return undefined
  const state = orderWords.find((one) => one === text || orderStateNames[one]['zh-CN'] === text)
  if (!state)
    throw new StartError(
      `--status ${text} is not known. Use ${orderWords.map((one) => orderStateNames[one]['zh-CN']).join(', ')}.`,
    )
  return state
}

const readKind = (text: string | undefined) => {
  if (text === undefined) return undefined
  const kind = productKinds.find((one) => one === text || productKindNames[one] === text)
  if (!kind)
    throw new StartError(
      `--kind ${text} is not known. Use ${productKinds.map((one) => productKindNames[one]).join(', ')}.`,
    )
  return kind
}

/** Orders by filter; days are those of Shanghai, the last one included. */
const allOrders = (call: CallAdmin, options: Options): AsyncGenerator<ManagedOrder> => {
  const midnight = (date: string) => momentInShanghai(date, '00:00:00')
  const lastDay = readDate('--to', options.to, midnight)
  const filter = {
    state: readState(options.status),
    kind: readKind(options.kind),
    from: readDate('--from', options.from, midnight),
    to: lastDay && new Date(Date.parse(lastDay) + dayMs).toISOString(),
  }
  return readPages((rows, last?: ManagedOrder) =>
    call(listManagedOrders, { query: { ...filter, after: last?.number, rows } }),
  )
}

const requireOrder = async (call: CallAdmin, number = ''): Promise<ManagedOrderWithSteps> => {
  if (!/^C\d{8,24}$/.test(number))
    throw new StartError(`"${number}" is no order. Give a number, as orders list tells it.`)
  const order = await call(getManagedOrder, { params: { number } })
  if (!order) throw new StartError(`There is no order ${number}. orders list tells which there are.`)
  return order
}

/** Prints an order, what was promised with it, and its steps. */
const show = async (number: string | undefined, { call }: CommandContext): Promise<string> => {
  const order = await requireOrder(call, number)
  const facts = [
    ...allColumns.map(({ title, value }) => [title, value(order)] as const),
    ...order.product.includes.map((line) => ['包含', line] as const),
    ...order.product.cancellation.map((line) => ['退改', line] as const),
  ]
  const [first = [], ...others] = facts.filter(([, value]) => value !== '')
  return [textTable(first, others), tableOf(historyColumns, order.history)].join('\n\n')
}

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

const maxReason = 200

const readReason = (words: string[], usage: string): string => {
  const reason = words
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (reason === '' || [...reason].length > maxReason)
    throw new StartError(
      `This needs a reason of ${maxReason} characters at most, which the buyer reads: orders ${usage} NUMBER REASON`,
    )
  return reason
}

type Decided = { decision: Exclude<OrderDecision, 'refundPart'> } | { decision: 'refundPart'; amount: number }

/** Decides about an order, with a reason. */
const decide =
  (decided: Decided, usage: string, done: string | ((order: ManagedOrder) => string)) =>
  async ([number, ...words]: string[], { call }: CommandContext): Promise<string> => {
    const order = await requireOrder(call, number)
    const reason = readReason(words, usage)
    const outcome = await call(decideOrder, {
      params: { number: order.number },
      body: { ...decided, reason },
    })
    if (outcome === 'tooMuch')
      throw new StartError(
        `So much is not left of order ${order.number}, or it is all of it. Look at it with: pnpm operator orders show ${order.number}; without --amount all that is left goes back.`,
      )
    if (outcome === 'decided')
      return `${order.number} ${order.product.name}: ${typeof done === 'string' ? done : done(order)}`
    if (outcome === 'unknown') throw new StartError(`There is no order ${order.number}.`)
    throw new StartError(
      `Order ${order.number} is ${orderStateNames[outcome]['zh-CN']}${order.refundAccepted ? '，退款已同意' : ''}; that forbids it. Look at it with: pnpm operator orders show ${order.number}`,
    )
  }

const refundAccepted = ({ left, refunding }: ManagedOrder): string =>
  left > 0 ? `refund accepted, ${yuanOf(left - refunding)} yuan go back` : 'refund accepted'

/** Refunds all that is left, or a part in yuan. */
const refund = (words: string[], context: CommandContext): Promise<string> => {
  const { amount: yuan } = context.options
  if (yuan === undefined) return decide({ decision: 'refund' }, 'refund', refundAccepted)(words, context)
  const amount = fenOf(yuan)
  if (amount === null || amount <= 0)
    throw new StartError(`--amount ${yuan} is no amount. Write it in yuan, such as 99 or 99.50.`)
  return decide(
    { decision: 'refundPart', amount },
    'refund',
    `${yuanOf(amount)} yuan go back`,
  )(words, context)
}

const filters = '[--status STATUS] [--kind KIND] [--from DATE] [--to DATE]'

/** What visitors buy: the list, refunds, and what an operator changes with a reason. */
export const orders = commandOf('orders', {
  /** The oldest first. */
  [`list ${filters}`]: async (_, { call, options }) => {
    const found: ManagedOrder[] = []
    for await (const order of allOrders(call, options)) found.push(order)
    return tableOf(
      listColumns,
      found.sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    )
  },
  [`export ${filters} [--out FILE]`]: async (_, { call, options }) => {
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
    return out === undefined ? '' : `${out} written: ${sum.text()}`
  },
  'show NUMBER': ([number], context) => show(number, context),
  'refund NUMBER REASON [--amount YUAN]': refund,
  'refuse NUMBER REASON': decide({ decision: 'refuseRefund' }, 'refuse', 'refund refused'),
  'cancel NUMBER REASON': decide({ decision: 'cancel' }, 'cancel', 'cancelled'),
  'fulfil NUMBER REASON': decide({ decision: 'fulfil' }, 'fulfil', 'fulfilled'),
  /** For money that was returned by other means than the provider. */
  'refunded NUMBER REASON': decide({ decision: 'markRefunded' }, 'refunded', 'refunded'),
})
