import type { ManagedConsignment, ManagedConsignmentWithSteps } from '@chuhai/contract/admin'
import { consignmentStageNames, type QuoteLine } from '@chuhai/contract/consignment'
import { yuanOf } from '@chuhai/contract/money'
import { orderStateNames } from '@chuhai/contract/order'
import { type Column, inShanghai } from './output'
import { shortId } from './short-id'

type Step = ManagedConsignmentWithSteps['history'][number]

/** The columns that fit a terminal. */
export const consignmentColumns: readonly Column<ManagedConsignment>[] = [
  { title: '编号', value: ({ id }) => shortId(id) },
  { title: '第几单', value: ({ subject }) => subject },
  { title: '品名', value: ({ goods }) => goods },
  { title: '主体', value: ({ organisation }) => organisation ?? '' },
  { title: '委托人', value: ({ applicant }) => applicant },
  { title: '阶段', value: ({ stage }) => consignmentStageNames[stage]['zh-CN'] },
  { title: '更新时间', value: ({ changedAt }) => inShanghai(changedAt) },
]

/** Everything of one consignment but its sum and its steps. */
export const consignmentFacts = (
  found: ManagedConsignmentWithSteps,
): readonly (readonly [string, string])[] => {
  const facts: readonly (readonly [string, string])[] = [
    ['品名', found.goods],
    ['主体', found.organisation ?? ''],
    ['委托人', `${found.applicant}（${found.userId}）`],
    ['阶段', consignmentStageNames[found.stage]['zh-CN']],
    ['之后', found.stages.map((stage) => consignmentStageNames[stage]['zh-CN']).join(' → ')],
    ['费用', `${yuanOf(found.total)} 元`],
    [
      '订单',
      found.order ? `${found.order.number}（${orderStateNames[found.order.state]['zh-CN']}）` : '没有下单',
    ],
    ['版本', String(found.version)],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** What the sum is made of. */
export const consignmentLines: readonly Column<QuoteLine>[] = [
  { title: '项目', value: ({ name }) => name },
  { title: '数量', value: ({ count, unit }) => `${count} ${unit === 'dollar' ? '美元' : '票'}` },
  { title: '单价', value: ({ price }) => yuanOf(price) },
  { title: '金额', value: ({ amount }) => yuanOf(amount) },
]

/** Every step there was. */
export const consignmentHistory: readonly Column<Step>[] = [
  { title: '版本', value: ({ version }) => String(version) },
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '阶段', value: ({ stage }) => consignmentStageNames[stage]['zh-CN'] },
  { title: '操作人', value: ({ by }) => by },
  { title: '说明', value: ({ words }) => words },
]
