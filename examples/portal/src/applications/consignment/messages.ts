import type { ConsignmentStage } from '@chuhai/contract/consignment'
import type { Messages } from '../../app/messages'

const zhCN = {
  own: '我的委托',
  failed: '委托没有载入',
  numbered: (no: string) => `第 ${no} 单`,
  another: '再委托一单',
  title: '办理进度',
  order: '下单付款',
  pay: '去支付',
  toOrder: (state: string) => `查看订单（${state}）`,
  /** What is done in a stage that is still ahead. */
  ahead: {
    accepted: '核对监管方式和商品编码',
    checked: '付款后核对单证，缺什么写在这里',
    released: '申报、查验与放行',
    settled: '买家付汇后按当日汇率结汇',
    certified: '收取进项发票，核对品名与数量',
    rebated: '税务机关审核后到账，到账即转',
  } as Record<ConsignmentStage, string>,
  sum: {
    title: '费用',
    failed: '费用没有载入',
    total: '合计',
    counted: {
      dollar: (count: string, price: string) => `${count} 美元 × ${price}`,
      declaration: (count: string, price: string) => `${count} 票 × ${price}`,
    },
    note: '按提交这一天的收费，接单以后不变；接单后付款。关税、运费和港杂费另付。',
  },
}

/** Texts of the foreign-trade service. */
export const consignmentMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    own: 'My consignments',
    failed: 'Your consignments could not be loaded',
    numbered: (no) => `No. ${no}`,
    another: 'Another consignment',
    title: 'Progress',
    order: 'Order and pay',
    pay: 'Pay',
    toOrder: (state) => `See the order (${state})`,
    ahead: {
      accepted: 'Supervision and codes are checked',
      checked: 'Papers are checked once it is paid; what is missing is said here',
      released: 'Declaration, inspection, release',
      settled: 'Currency is settled at the rate of the day once the buyer has paid',
      certified: 'Invoices of the suppliers are collected and checked',
      rebated: 'The rebate is handed on as soon as it is received',
    },
    sum: {
      title: 'Sum',
      failed: 'The fees could not be loaded',
      total: 'Total',
      counted: {
        dollar: (count, price) => `USD ${count} × ${price}`,
        declaration: (count, price) => `${count} declarations × ${price}`,
      },
      note: 'By the fees of the day of submission, which stay; it is paid once accepted. Duties, freight and port charges are apart.',
    },
  },
}
