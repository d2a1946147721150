import type { ManagedDeal, ManagedDealWithSteps } from '@chuhai/contract/admin'
import { type DealActor, dealActionNames, dealStateNames } from '@chuhai/contract/market'
import { yuanOf } from '@chuhai/contract/money'
import { type Column, inShanghai } from './output'

const actorNames: Record<DealActor, string> = {
  buyer: '买家',
  provider: '服务商',
  time: '到期自动',
  operator: '运营',
}

/** The columns that fit a terminal. */
export const dealColumns: readonly Column<ManagedDeal>[] = [
  { title: '订单号', value: ({ number }) => number },
  {
    title: '状态',
    value: ({ state, isLate }) => `${dealStateNames[state]['zh-CN']}${isLate ? '（已延迟）' : ''}`,
  },
  { title: '服务', value: ({ title }) => title },
  { title: '服务商', value: ({ provider }) => provider },
  { title: '买家', value: ({ buyer, userId }) => (userId === null ? '已注销' : buyer) },
  { title: '金额（元）', value: ({ amount }) => yuanOf(amount) },
  { title: '退款（元）', value: ({ refund }) => (refund === null ? '' : yuanOf(refund)) },
  { title: '截止', value: ({ dueAt }) => inShanghai(dueAt) },
  { title: '更新时间', value: ({ changedAt }) => inShanghai(changedAt) },
]

/** Everything of one deal but its steps and messages. */
export const dealFacts = (deal: ManagedDealWithSteps): readonly (readonly [string, string])[] => {
  const { terms, brief } = deal
  const facts: readonly (readonly [string, string])[] = [
    ...dealColumns.map(({ title, value }) => [title, value(deal)] as const),
    ['步骤', String(deal.step)],
    ['套餐', terms.package],
    ...terms.lines.map(
      ({ name, number, sum }) => ['明细', `${name} × ${number}：${yuanOf(sum)} 元`] as const,
    ),
    ...terms.asksFor.map((question, index) => [question, brief?.[index] ?? '未提交'] as const),
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Every step there was. */
export const dealHistory: readonly Column<ManagedDealWithSteps['history'][number]>[] = [
  { title: '步骤', value: ({ step }) => String(step) },
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '事项', value: ({ action }) => dealActionNames[action]['zh-CN'] },
  { title: '操作人', value: ({ by, operator }) => operator || actorNames[by] },
  { title: '说明', value: ({ words }) => words },
  { title: '文件', value: ({ files }) => files.map(({ name }) => name).join('、') },
]

/** What both sides have written. */
export const dealMessages: readonly Column<ManagedDealWithSteps['messages'][number]>[] = [
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '发言', value: ({ side, name }) => `${actorNames[side]} ${name}` },
  { title: '内容', value: ({ text }) => text },
  { title: '文件', value: ({ files }) => files.map(({ name }) => name).join('、') },
]
