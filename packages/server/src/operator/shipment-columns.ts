import type { ManagedShipment, ManagedShipmentWithSteps } from '@chuhai/contract/admin'
import {
  customsPurposeNames,
  destinations,
  goodsKindNames,
  type ShipmentActor,
  shipmentActionNames,
  shipmentStateNames,
  writtenPostcode,
} from '@chuhai/contract/logistics'
import { yuanOf } from '@chuhai/contract/money'
import { type Column, inShanghai } from './output'

const actorNames: Record<ShipmentActor, string> = {
  sender: '寄件人',
  warehouse: '仓库',
  carrier: '承运商',
  time: '自动',
  operator: '运营',
}

/** The columns that fit a terminal. */
export const shipmentColumns: readonly Column<ManagedShipment>[] = [
  { title: '运单号', value: ({ number }) => number },
  { title: '状态', value: ({ state }) => shipmentStateNames[state]['zh-CN'] },
  { title: '目的地', value: ({ country, city }) => `${destinations[country]['zh-CN']} ${city}`.trim() },
  { title: '线路', value: ({ line }) => line['zh-CN'] },
  { title: '件数', value: ({ parcels }) => String(parcels) },
  { title: '运费（元）', value: ({ amount }) => yuanOf(amount) },
  { title: '寄件人', value: ({ maker, userId }) => (userId === null ? '已注销' : maker) },
  { title: '主体', value: ({ organisation }) => organisation ?? '' },
  { title: '更新时间', value: ({ changedAt }) => inShanghai(changedAt) },
]

/** Everything of one shipment but its goods, labels and steps. */
export const shipmentFacts = (found: ManagedShipmentWithSteps): readonly (readonly [string, string])[] => {
  const { request, details, sender, quote } = found
  const { recipient, customs } = details
  const { country, postcode } = request.destination
  const facts: readonly (readonly [string, string])[] = [
    ...shipmentColumns.map(({ title, value }) => [title, value(found)] as const),
    ['步骤', String(found.step)],
    ['订单', found.orderNumber ?? '没有付款'],
    ['退回（元）', found.refunded === 0 ? '' : yuanOf(found.refunded)],
    ['参考号', details.reference],
    ['货物类别', goodsKindNames[request.goodsKind]['zh-CN']],
    ['收件人', [recipient.name, recipient.company].filter((one) => one !== '').join('，')],
    [
      '地址',
      [
        recipient.street,
        recipient.streetMore,
        recipient.city,
        recipient.state,
        writtenPostcode(country, postcode),
      ]
        .filter((one) => one !== '')
        .join(', '),
    ],
    ['电话', recipient.phone],
    ['寄件地址', sender ? `${sender.name}，${sender.place} ${sender.street}，${sender.phone}` : ''],
    [
      '交货',
      request.placedAs === 'dropOff' ? `送到仓库 ${details.warehouseId}` : `${details.collectOn} 上门揽收`,
    ],
    ['用途', customsPurposeNames[customs.purpose]['zh-CN']],
    ['税号', customs.schemeNumber],
    ...quote.parts.map(({ name, amount }) => [name['zh-CN'], `${yuanOf(amount)} 元`] as const),
  ]
  return facts.filter(([, value]) => value !== '')
}

/** What is sent. */
export const shipmentGoods: readonly Column<ManagedShipmentWithSteps['details']['goods'][number]>[] = [
  { title: '品名', value: ({ nameZh, nameEn }) => `${nameZh} ${nameEn}` },
  { title: '海关编码', value: ({ hsCode }) => hsCode },
  { title: '原产国', value: ({ origin }) => origin },
  { title: '数量', value: ({ pieces }) => String(pieces) },
  { title: '申报单价', value: ({ value }) => yuanOf(value) },
  { title: '单件克重', value: ({ grams }) => String(grams) },
]

/** Every label there was. */
export const shipmentLabelColumns: readonly Column<ManagedShipmentWithSteps['labels'][number]>[] = [
  { title: '面单号', value: ({ number }) => number },
  { title: '第几件', value: ({ parcel }) => String(parcel) },
  { title: '承运商单号', value: ({ carrierNumber }) => carrierNumber ?? '' },
  { title: '生成时间', value: ({ issuedAt }) => inShanghai(issuedAt) },
  { title: '作废时间', value: ({ voidedAt }) => inShanghai(voidedAt) },
]

/** Every step there was. */
export const shipmentHistory: readonly Column<ManagedShipmentWithSteps['history'][number]>[] = [
  { title: '步骤', value: ({ step }) => String(step) },
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '事项', value: ({ action }) => shipmentActionNames[action]['zh-CN'] },
  { title: '操作人', value: ({ by, operator }) => operator || actorNames[by] },
  { title: '说明', value: ({ words }) => words },
]
