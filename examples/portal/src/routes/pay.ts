import type { LayoutName } from '../app/layouts'
import { type Row, row } from '../app/row'
import type { PayData } from '../pay/return/ReturnPage'

const common = { login: true, unlisted: true } as const

/**
 * The pages of a purchase (specification 2.4), which exist twice: for what the school sells, and for everything else. Their names
 * promise nothing: what has become of an order is known when it is read.
 */
const payPages = (base: PayData['base'], layout: LayoutName): Row[] => [
  row({
    path: `${base}/orderConfirm`,
    title: '确认订单',
    layout,
    ...common,
    query: ['kind', 'id'],
    page: () => import('../pay/confirm/ConfirmPage'),
  }),
  row({
    path: `${base}/orderCommitSuccess`,
    title: '提交结果',
    layout,
    ...common,
    query: ['number'],
    page: () => import('../pay/DonePage'),
  }),
  row({
    path: `${base}/orderCommitSuccessToPay`,
    title: '提交结果',
    layout,
    ...common,
    query: ['number'],
    page: () => import('../pay/CommittedPage'),
  }),
  row({
    path: `${base}/orderPay`,
    title: '支付订单',
    layout,
    ...common,
    query: ['number'],
    page: () => import('../pay/PayPage'),
  }),
  // The provider may return to a browser without a session; the page itself says what that one may know.
  row<PayData>({
    path: `${base}/aliPay`,
    title: '支付结果',
    layout,
    unlisted: true,
    query: ['number'],
    page: () => import('../pay/return/ReturnPage'),
    load: async () => ({ base }),
  }),
  row({
    path: `${base}/orderPayFailed`,
    title: '支付结果',
    layout,
    ...common,
    query: ['number'],
    page: () => import('../pay/FailedPage'),
  }),
  row({
    path: `${base}/orderPaySuccess`,
    title: '支付结果',
    layout,
    ...common,
    query: ['number'],
    page: () => import('../pay/DonePage'),
  }),
]

export const payRows: Row[] = [
  ...payPages('/pay', 'default'),
  ...payPages('/pay/school', 'school'),
  row({
    path: '/pay/school/trainingOrderPaySuccess',
    title: '报名付款结果',
    layout: 'school',
    ...common,
    query: ['number'],
    page: () => import('../pay/DonePage'),
  }),
]
