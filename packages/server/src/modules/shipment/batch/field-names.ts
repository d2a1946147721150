import type { BatchColumn } from './columns'

/** Columns of the fields of a shipment. */
const columns: Readonly<Record<string, BatchColumn | '寄件地址' | '货物'>> = {
  senderId: '寄件地址',
  warehouseId: '交货仓库',
  'recipient.name': '收件人',
  'recipient.company': '公司',
  'recipient.street': '地址',
  'recipient.streetMore': '地址补充',
  'recipient.city': '城市',
  'recipient.state': '州或省',
  'recipient.phone': '电话',
  'recipient.mail': '邮箱',
  'recipient.taxId': '清关号码',
  'customs.schemeNumber': '税号',
  goods: '货物',
  'goods.0.nameZh': '中文品名',
  'goods.0.nameEn': '英文品名',
  'goods.0.hsCode': '海关编码',
  'goods.0.origin': '原产国',
  'goods.0.pieces': '数量',
  'goods.0.value': '申报单价',
  'goods.0.grams': '单件重量(kg)',
  'goods.0.battery': '电池',
  'goods.0.sellerId': '卖家货号',
}

/** Returns the title of the column of a field; the field itself where it has none. */
export const columnNameOf = (field: string): string => columns[field] ?? field
