import type { ManagedOrder, ManagedOrderStep } from '@chuhai/contract/admin'
import { yuanOf } from '@chuhai/contract/money'
import {
  moneyStateNames,
  orderActionNames,
  orderStateNames,
  orderWordOf,
  type ProductKind,
} from '@chuhai/contract/order'
import { type Column, inShanghai } from './output'

export const productKindNames: Record<ProductKind, string> = {
  course: '课程',
  class: '培训班',
  activity: '活动',
  storeService: '开店服务',
  consignment: '外贸综合服务',
  marketPackage: '服务市场',
  shipment: '国际运费',
  weighing: '运费差价',
}

const yuan = (fen: number): string => (fen > 0 ? yuanOf(fen) : '')

/** An accepted refund waits for the provider, another one for an operator. */
const stateOf = ({ state, refunded, refundAccepted }: ManagedOrder): string =>
  state === 'refunding'
    ? refundAccepted
      ? '退款中（已同意）'
      : '退款中（待审核）'
    : orderStateNames[orderWordOf({ state, refunded })]['zh-CN']

const moment = (iso: string | null): string => (iso === null ? '' : inShanghai(iso))

/** The columns that fit a terminal. */
export const listColumns: readonly Column<ManagedOrder>[] = [
  { title: '订单号', value: ({ number }) => number },
  { title: '状态', value: stateOf },
  { title: '类型', value: ({ product }) => productKindNames[product.kind] },
  { title: '商品', value: ({ product }) => product.name },
  { title: '金额（元）', value: ({ amount }) => yuanOf(amount) },
  { title: '已退款（元）', value: ({ refunded }) => yuan(refunded) },
  { title: '用户', value: ({ userId }) => (userId === null ? '已注销' : String(userId)) },
  { title: '下单时间', value: ({ createdAt }) => inShanghai(createdAt) },
]

export const allColumns: readonly Column<ManagedOrder>[] = [
  ...listColumns,
  { title: '主体', value: ({ organisation }) => organisation ?? '' },
  { title: '付款时间', value: ({ paidAt }) => moment(paidAt) },
  { title: '支付单号', value: ({ paymentNumber }) => paymentNumber ?? '' },
  { title: '实付（元）', value: ({ paid }) => yuanOf(paid) },
  { title: '退款途中（元）', value: ({ refunding }) => yuan(refunding) },
  { title: '退款扣除（元）', value: ({ kept }) => yuan(kept) },
  { title: '余额（元）', value: ({ left }) => yuanOf(left) },
  { title: '款项', value: ({ money }) => moneyStateNames[money]['zh-CN'] },
  { title: '发票抬头', value: ({ invoice }) => invoice?.title ?? '' },
  { title: '税号', value: ({ invoice }) => (invoice?.type === 'company' ? invoice.taxNumber : '') },
  { title: '须知版本', value: ({ termsVersion }) => termsVersion },
  { title: '更新时间', value: ({ changedAt }) => inShanghai(changedAt) },
]

/** Every step there was. */
export const historyColumns: readonly Column<ManagedOrderStep>[] = [
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '事项', value: ({ action }) => orderActionNames[action]['zh-CN'] },
  { title: '状态', value: ({ state }) => orderStateNames[state]['zh-CN'] },
  { title: '操作人', value: ({ by }) => by },
  { title: '支付单号', value: ({ paymentNumber }) => paymentNumber ?? '' },
  { title: '原因', value: ({ reason }) => reason ?? '' },
]
