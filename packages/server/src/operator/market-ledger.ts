import {
  getProviderStatement,
  type LedgerDifference,
  listOwedToProviders,
  type OwedToProvider,
  reconcileLedger,
  recordSettlement,
} from '@chuhai/contract/admin'
import {
  type LedgerAccount,
  type LedgerEntry,
  ledgerAccounts,
  ledgerEventNames,
} from '@chuhai/contract/market'
import { fenOf, yuanOf } from '@chuhai/contract/money'
import { action, type Command } from './command'
import { isDate } from './dates'
import { organisationWord } from './organisations'
import { type Column, inShanghai, tableOf, textTable } from './output'
import { UsageError } from './usage-error'
import { type Word, word } from './words'

const provider = organisationWord('主体编号', '见 market ledger owed')

const month: Word<string> = {
  ...word('月份', '北京时间的月份，例如 2026-11'),
  read(text) {
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text))
      throw new UsageError(`“${text}”不是月份，请写成 2026-11 这样。`)
    return text
  },
}

const amount: Word<number> = {
  ...word('金额', '汇出的金额，元，要与应付的分毫不差'),
  read(text) {
    const fen = fenOf(text)
    if (fen === null || fen <= 0) throw new UsageError('请用元写金额，例如 1260 或 1260.50。')
    return fen
  },
}

const paidOn: Word<string> = {
  ...word('日期', '银行汇出的日期，例如 2026-12-05'),
  read(text) {
    if (!isDate(text)) throw new UsageError('请写成 2026-12-05 这样的日期。')
    return text
  },
}

const reference: Word<string> = {
  ...word('流水号', '银行回单上的流水号，最多 60 个字'),
  read(text) {
    if (text.trim() === '' || [...text].length > 60) throw new UsageError('要写银行的流水号，最多 60 个字。')
    return text.trim()
  },
}

const owedColumns: readonly Column<OwedToProvider>[] = [
  { title: '主体', value: ({ organisation }) => organisation ?? '（主体已删除）' },
  { title: '主体编号', value: ({ orgId }) => orgId ?? '' },
  { title: '订单', value: ({ deals }) => String(deals) },
  { title: '应付（元）', value: ({ amount }) => yuanOf(amount) },
]

const entryColumns: readonly Column<LedgerEntry>[] = [
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '事项', value: ({ event }) => ledgerEventNames[event]['zh-CN'] },
  { title: '订单号', value: ({ number }) => number },
  { title: '服务', value: ({ title }) => title },
  { title: '付款', value: ({ charged }) => yuanOf(charged) },
  { title: '退款', value: ({ refunded }) => yuanOf(refunded) },
  { title: '佣金', value: ({ commission }) => yuanOf(commission) },
  { title: '应付', value: ({ earned }) => yuanOf(earned) },
  { title: '已付', value: ({ paidOut }) => yuanOf(paidOut) },
]

const accountNames: Record<LedgerAccount, string> = {
  charged: '买家付款',
  held: '进行中的订单',
  refunded: '退给买家',
  commission: '平台佣金',
  owed: '应付服务商',
  paidOut: '已付服务商',
}

const differenceColumns: readonly Column<LedgerDifference>[] = [
  { title: '订单号', value: ({ number }) => number },
  { title: '账上付款', value: ({ charged }) => yuanOf(charged) },
  { title: '实收', value: ({ paid }) => yuanOf(paid) },
  { title: '账上退款', value: ({ refunded }) => yuanOf(refunded) },
  { title: '实退（含在途）', value: ({ returned }) => yuanOf(returned) },
]

const owed = action({
  about: '截至一个月末，应付给哪些服务商多少',
  words: { month },
  example: 'market ledger owed 2026-11',
  async run({ month }, { call }) {
    const found = await call(listOwedToProviders, { query: { month } })
    return found.length > 0 ? tableOf(owedColumns, found) : `截至 ${month} 没有应付的款项`
  },
})

const statement = action({
  about: '一家服务商的月度账单，与对方看到的相同',
  words: { provider, month },
  example: 'market ledger statement b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e02 2026-11',
  async run({ provider: orgId, month }, { call }) {
    const found = await call(getProviderStatement, { params: { orgId }, query: { month } })
    return [
      textTable(
        ['主体', found.organisation],
        [
          ['月初未付（元）', yuanOf(found.owedBefore)],
          ['本月应付（元）', yuanOf(found.totals.earned)],
          ['本月已付（元）', yuanOf(found.totals.paidOut)],
          ['月末未付（元）', yuanOf(found.owedAfter)],
          ['进行中的订单（元）', yuanOf(found.held)],
        ],
      ),
      ...(found.entries.length > 0 ? [tableOf(entryColumns, found.entries)] : []),
    ].join('\n\n')
  },
})

const settle = action({
  about: '登记一笔结算汇款：截至一个月末应付的全部，并通知服务商的管理员与财务',
  words: { provider, month, amount, paidOn, reference },
  example:
    'market ledger settle b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e02 2026-11 12600 2026-12-05 ICBC20261205000318',
  async run({ provider: orgId, ...transfer }, { call }) {
    const { deals, amount } = await call(recordSettlement, { params: { orgId }, body: transfer })
    return `已登记 ${yuanOf(amount)} 元，结清 ${deals} 笔订单，流水号 ${transfer.reference}`
  },
})

const check = action({
  about: '账目与收款、退款逐笔核对，并列出各项合计',
  example: 'market ledger check',
  async run(_, { call }) {
    const { deals, totals, differences } = await call(reconcileLedger)
    return [
      textTable(
        ['订单', String(deals)],
        ledgerAccounts.map((account) => [`${accountNames[account]}（元）`, yuanOf(totals[account])]),
      ),
      differences.length > 0
        ? `不一致 ${differences.length} 笔\n${tableOf(differenceColumns, differences)}`
        : '与收款、退款一致，没有差异',
    ].join('\n\n')
  },
})

/** What providers are owed and paid. */
export const marketLedger: Command = {
  about: '服务商结算：应付、账单、登记汇款、核对',
  actions: { owed, statement, settle, check },
}
