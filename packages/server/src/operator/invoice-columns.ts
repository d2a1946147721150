import type { ManagedInvoice } from '@chuhai/contract/admin'
import { yuanOf } from '@chuhai/contract/money'
import { invoiceStateNames } from '@chuhai/contract/order'
import { type Column, inShanghai } from './output'

/** The columns that fit a terminal. */
export const invoiceColumns: readonly Column<ManagedInvoice>[] = [
  { title: '订单号', value: ({ orderNumber }) => orderNumber },
  {
    title: '发票',
    value: ({ state, isReversalDue }) =>
      invoiceStateNames[state]['zh-CN'] + (isReversalDue ? '（待冲红）' : ''),
  },
  { title: '抬头', value: ({ recipient }) => recipient?.title ?? '' },
  { title: '税号', value: ({ recipient }) => (recipient?.type === 'company' ? recipient.taxNumber : '') },
  { title: '商品', value: ({ product }) => product.name },
  { title: '应开（元）', value: ({ left }) => yuanOf(left) },
  { title: '已开（元）', value: ({ amount }) => yuanOf(amount) },
  { title: '发票号码', value: ({ list }) => list.map(({ number }) => number).join(' ') },
  { title: '付款时间', value: ({ paidAt }) => inShanghai(paidAt) },
]

/** What the tax software asks for and no order knows. */
export interface TaxFacts {
  /** The rate as its template has it, such as `0.06`. */
  rate: string
  /** The 19 digits by which goods and services are taxed. */
  code: string
}

/** Its numbers have 20 characters at most: those of an order without the letter in front. */
const serialOf = ({ orderNumber }: ManagedInvoice): string => orderNumber.slice(1)

const none = () => ''

const columnsOf = <T>(...columns: (readonly [title: string, value?: (row: T) => string])[]): Column<T>[] =>
  columns.map(([title, value = none]) => ({ title, value }))

/** The first sheet of the template for issuing invoices in bulk, a row for each invoice. */
export const basicColumns = columnsOf<ManagedInvoice>(
  ['发票流水号', serialOf],
  ['发票类型', () => '普通发票'],
  ['特定业务类型'],
  ['是否含税', () => '是'],
  ['受票方自然人标识', ({ recipient }) => (recipient?.type === 'person' ? '是' : '否')],
  ['购买方名称', ({ recipient }) => recipient?.title ?? ''],
  ['购买方纳税人识别号', ({ recipient }) => (recipient?.type === 'company' ? recipient.taxNumber : '')],
  ['购买方证件类型'],
  ['购买方证件号码'],
  ['购买方国籍（或地区）'],
  ['购买方地址'],
  ['购买方所在地区（报废产品收购必填）'],
  ['购买方所在地区（报废产品收购必填）'],
  ['购买方所在地区（报废产品收购必填）'],
  ['购买方所在地区（报废产品收购必填）'],
  ['购买方详细地址（报废产品收购必填）'],
  ['购买方电话'],
  ['购买方开户银行'],
  ['购买方银行账号'],
  ['是否展示购买方地址电话银行账号'],
  ['是否开具涉税专业服务发票品目'],
  ['涉税专业服务协议编号'],
  ['备注', ({ orderNumber }) => `订单号 ${orderNumber}`],
  ['报废产品销售类型'],
  ['每千克煤炭发热量'],
  ['干基全硫'],
  ['干燥无灰基挥发分'],
  ['销售方开户行'],
  ['销售方银行账号'],
  ['是否展示销售方地址电话银行账号'],
  ['购买方邮箱'],
  ['购买方经办人姓名'],
  ['购买方经办人证件类型'],
  ['购买方经办人证件号码'],
  ['经办人国籍(地区)'],
  ['经办人自然人纳税人识别号'],
  ['放弃享受减按1%征收率原因'],
  ['收款人'],
  ['复核人'],
)

const amountOf = ({ left }: ManagedInvoice): string => yuanOf(left)

/** The second sheet of the template, a row for each line of an invoice. */
export const lineColumns = ({ rate, code }: TaxFacts) =>
  columnsOf<ManagedInvoice>(
    ['发票流水号', serialOf],
    ['项目名称', ({ product }) => [...product.name].slice(0, 100).join('')],
    ['商品和服务税收编码', () => code],
    ['规格型号'],
    ['单位'],
    ['数量', () => '1'],
    ['单价', amountOf],
    ['金额', amountOf],
    ['税率', () => rate],
    ['折扣金额'],
    ['是否使用优惠政策'],
    ['优惠政策类型'],
    ['即征即退类型'],
    ['煤炭种类'],
  )
