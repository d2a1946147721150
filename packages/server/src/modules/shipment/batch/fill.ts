import {
  type CountryCode,
  destinations,
  type GoodsLine,
  isPostcodeOf,
  plainPostcode,
  type QuoteRequest,
  quoteRequest,
  type ShipmentDetails,
  shipmentDetails,
} from '@chuhai/contract/logistics'
import { safeParse } from 'valibot'
import { emptyDetails } from '../create'
import { type BatchColumn, batteryOf, cellOf, countryOf, declaredOf, goodsKindOf, wholeOf } from './columns'

/** The request and details of a row, or its problems. */
export type Filled =
  | { request: QuoteRequest; details: ShipmentDetails; lineName: string; warehouse: string }
  | { problems: string[] }

/** Reads a cell by a function; one that cannot be read is reported with its expected form. */
const reader = (cells: readonly string[], problems: string[]) => {
  const text = (name: BatchColumn) => cellOf(cells, name)
  const read = <T>(name: BatchColumn, convert: (text: string) => T | null, fallback: T, hint: string): T => {
    const value = convert(text(name))
    if (value === null) problems.push(`${name}：${text(name) === '' ? '请填写' : hint}`)
    return value ?? fallback
  }
  const measure = (name: BatchColumn, decimals: number, hint: string) =>
    read(name, (cell) => wholeOf(cell, decimals) || null, 1, hint)
  return { text, read, measure }
}

type Reader = ReturnType<typeof reader>

const requestOf = ({ text, read, measure }: Reader, country: CountryCode): QuoteRequest => ({
  destination: { country, postcode: plainPostcode(text('邮编')), isResidence: false },
  parcels: [
    {
      grams: measure('重量(kg)', 3, '请填写千克数，最多三位小数'),
      lengthMm: measure('长(cm)', 1, '请填写厘米数，最多一位小数'),
      widthMm: measure('宽(cm)', 1, '请填写厘米数，最多一位小数'),
      heightMm: measure('高(cm)', 1, '请填写厘米数，最多一位小数'),
    },
  ],
  goodsKind: read('货物类别', goodsKindOf, 'ordinary', '没有这个类别'),
  placedAs: 'dropOff',
})

const goodsOf = ({ text, read, measure }: Reader): GoodsLine => ({
  nameZh: text('中文品名'),
  nameEn: text('英文品名'),
  hsCode: text('海关编码'),
  origin: text('原产国').toUpperCase() || 'CN',
  pieces: measure('数量', 0, '请填写整数'),
  value: read('申报单价', declaredOf, 1, '请填写金额，最多两位小数'),
  grams: measure('单件重量(kg)', 3, '请填写千克数，最多三位小数'),
  battery: read('电池', batteryOf, 'none', '请填写无、内置、配套或纯电池'),
  sellerId: text('卖家货号'),
  makerId: '',
  standardId: '',
})

const detailsOf = ({ text }: Reader, goods: GoodsLine): ShipmentDetails => ({
  ...emptyDetails,
  recipient: {
    name: text('收件人'),
    company: text('公司'),
    street: text('地址'),
    streetMore: text('地址补充'),
    city: text('城市'),
    state: text('州或省'),
    phone: text('电话'),
    mail: text('邮箱'),
    taxId: text('清关号码'),
  },
  goods: [goods],
  customs: { purpose: 'sale', schemeNumber: text('税号') },
  reference: text('参考号'),
})

/** Reads a row as somebody has filled it in; what is left for the rules of customs and of the country is checked afterwards. */
export const fillRow = (cells: readonly string[]): Filled => {
  const problems: string[] = []
  const read = reader(cells, problems)
  const country = read.read('国家或地区', countryOf, 'US', '请填写两位代码或中文名')
  const request = requestOf(read, country)
  const details = detailsOf(read, goodsOf(read))
  if (problems.length === 0 && !isPostcodeOf(country, request.destination.postcode))
    problems.push(`邮编：与${destinations[country]['zh-CN']}的格式不一致`)
  if (problems.length > 0) return { problems }
  const parsedRequest = safeParse(quoteRequest, request)
  const parsedDetails = safeParse(shipmentDetails, details)
  if (!parsedRequest.success) return { problems: ['重量或尺寸超出可以寄送的范围'] }
  if (!parsedDetails.success) return { problems: ['有一格的内容太长，或邮箱格式不对'] }
  return {
    request: parsedRequest.output,
    details: parsedDetails.output,
    lineName: read.text('线路'),
    warehouse: read.text('交货仓库'),
  }
}
