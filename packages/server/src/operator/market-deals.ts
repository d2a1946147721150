import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { decideDeal, getManagedDeal, listManagedDeals, type ManagedDeal } from '@chuhai/contract/admin'
import { dealWordsMax } from '@chuhai/contract/constants'
import { dealStateNames, dealStates } from '@chuhai/contract/market'
import { fenOf, yuanOf } from '@chuhai/contract/money'
import { isEnd } from '../modules/market/deals/transitions'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import { action, type Command } from './command'
import { dealColumns, dealFacts, dealHistory, dealMessages } from './market-deal-columns'
import { chineseNames, choice, limit, out, type Values } from './options'
import { orderNumber } from './order-number'
import { csvRow, csvStream, limitedTable, outputTo, tableOf, textTable } from './output'
import { UsageError } from './usage-error'
import { said, type Word, word } from './words'

const sum: Word<number> = {
  ...word('元', '退给买家多少元；0 为不退，等于订单金额为全退'),
  read(text) {
    const fen = fenOf(text)
    if (fen === null || fen < 0) throw new UsageError('请用元写金额，例如 0、99 或 99.50。')
    return fen
  },
}

const filter = { state: choice('状态', '现在的状态', chineseNames(dealStateNames, dealStates)) }

const allDeals = (call: CallAdmin, { state }: Values<typeof filter>): AsyncGenerator<ManagedDeal> =>
  readPages((rows, last?: ManagedDeal) =>
    call(listManagedDeals, { query: { state, after: last?.number, rows } }),
  )

const requireDeal = async (call: CallAdmin, number: string) => {
  const found = await call(getManagedDeal, { params: { number } })
  if (!found) throw new StartError(`没有服务订单 ${number}，订单号见 market deals list。`)
  return found
}

/** What was bought at the market. */
export const marketDeals: Command = {
  about: '服务市场的订单：列表、导出、查看、裁定争议',
  actions: {
    list: action({
      about: '列出服务订单，最近有变化的在最后',
      options: { ...filter, limit },
      example: 'market deals list --state 争议处理中',
      async run(_, { call, options }) {
        const found: ManagedDeal[] = []
        for await (const deal of allDeals(call, options)) found.push(deal)
        found.sort((a, b) => a.changedAt.localeCompare(b.changedAt))
        return limitedTable(dealColumns, found, options.limit)
      },
    }),
    export: action({
      about: '导出服务订单，每笔一行，金额以元计，CSV',
      options: { ...filter, out },
      example: 'market deals export --out deals.csv',
      async run(_, { call, options }) {
        let count = 0
        async function* records() {
          for await (const deal of allDeals(call, options)) {
            count += 1
            yield csvRow(dealColumns, deal)
          }
        }
        await pipeline(Readable.from(records()), csvStream(dealColumns), outputTo(options.out), {
          end: options.out !== undefined,
        })
        return options.out === undefined ? '' : `${options.out} 已写好：${count} 笔`
      },
    }),
    show: action({
      about: '一笔服务订单：明细、资料、每一步、双方的留言',
      words: { number: orderNumber },
      example: 'market deals show C20261123000000000001',
      async run({ number }, { call }) {
        const found = await requireDeal(call, number)
        const [first = [], ...others] = dealFacts(found)
        return [
          textTable(first, others),
          tableOf(dealHistory, found.history),
          tableOf(dealMessages, found.messages),
        ].join('\n\n')
      },
    }),
    decide: action({
      about: '裁定争议：退给买家多少元，其余归服务商；双方都会看到说明',
      words: { number: orderNumber, sum, words: said('说明', dealWordsMax, '双方会看到') },
      example: 'market deals decide C20261123000000000001 600 交付了一半，退一半',
      async run({ number, sum, words }, { call }) {
        const { state, step, amount, title } = await requireDeal(call, number)
        if (state !== 'disputed')
          throw new StartError(
            `服务订单 ${number} 现在是“${dealStateNames[state]['zh-CN']}”，${isEnd(state) ? '款项已分给双方，不能再退款' : '没有争议要裁定'}。`,
          )
        if (sum > amount) throw new StartError(`最多退 ${yuanOf(amount)} 元，没有处理。`)
        await call(decideDeal, { params: { number }, body: { step, refund: sum, words } })
        return `${number} ${title}：退给买家 ${yuanOf(sum)} 元`
      },
    }),
  },
}
