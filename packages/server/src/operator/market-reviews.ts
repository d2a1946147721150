import { listManagedReviews, type ManagedReview, setReviewHidden } from '@chuhai/contract/admin'
import { type DealSide, dealSides } from '@chuhai/contract/market'
import { StartError } from '../process/start-error'
import { action, type Command } from './command'
import { count, flag, limit } from './options'
import { orderNumber } from './order-number'
import { type Column, inShanghai, tableOf } from './output'
import { UsageError } from './usage-error'
import { reason, type Word, word } from './words'

const rows = 200

const sideNames: Record<DealSide, string> = { buyer: '买家', provider: '服务商' }

const side: Word<DealSide> = {
  ...word('评价方', '买家或服务商'),
  read(text) {
    const found = dealSides.find((one) => sideNames[one] === text)
    if (!found) throw new UsageError(`“${text}”不是评价方，请写买家或服务商。`)
    return found
  },
}

const stateOf = ({ hidden, shownAt }: ManagedReview): string => {
  if (hidden) return `已隐藏：${hidden.reason}（${hidden.by}）`
  return shownAt === null ? '待公开' : '已公开'
}

const columns: readonly Column<ManagedReview>[] = [
  { title: '订单号', value: ({ number }) => number },
  { title: '评价方', value: ({ side }) => sideNames[side] },
  { title: '服务', value: ({ title, serviceId }) => `${title}（${serviceId}）` },
  { title: '星级', value: ({ stars }) => String(stars) },
  { title: '评价', value: ({ words }) => words },
  { title: '回复', value: ({ answer }) => answer ?? '' },
  { title: '时间', value: ({ writtenAt }) => inShanghai(writtenAt) },
  { title: '状态', value: stateOf },
]

const list = action({
  about: '列出评价，新的在前',
  options: {
    service: count('服务编号', '只列出一项服务的', 999_999_999),
    hidden: flag('只列出已隐藏的'),
    limit,
  },
  example: 'market reviews list --service 101',
  run: async (_, { call, options }) =>
    tableOf(
      columns,
      await call(listManagedReviews, {
        query: {
          serviceId: options.service,
          hidden: options.hidden && 'only',
          rows: options.limit ?? rows,
        },
      }),
    ),
})

/** What both actions need: whose review of which deal. */
const words = { number: orderNumber, side }

const hide = action({
  about: '隐藏一条评价，不再计入评分；作者会看到原因',
  words: { ...words, reason: reason(200, '评价的作者会看到') },
  example: 'market reviews hide C20261123000000000001 买家 含有他人电话',
  async run({ number, side, reason }, { call }) {
    const found = await call(setReviewHidden, { params: { number, side }, body: { reason } })
    if (!found) throw new StartError(`订单 ${number} 没有${sideNames[side]}的评价。`)
    return `已隐藏 ${number} ${sideNames[side]}的评价`
  },
})

const show = action({
  about: '恢复一条隐藏的评价',
  words,
  example: 'market reviews show C20261123000000000001 买家',
  async run({ number, side }, { call }) {
    const found = await call(setReviewHidden, { params: { number, side }, body: { reason: null } })
    if (!found) throw new StartError(`订单 ${number} 没有${sideNames[side]}的评价。`)
    return `已恢复 ${number} ${sideNames[side]}的评价`
  },
})

/** What buyers and providers say of each other. */
export const marketReviews: Command = { about: '评价：列表、隐藏、恢复', actions: { list, hide, show } }
