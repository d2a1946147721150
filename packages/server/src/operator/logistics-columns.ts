import type {
  FollowedParcel,
  ManagedBooking,
  ManagedCarrier,
  ManagedCarrierQuote,
  ManagedTrackingEvent,
  ManagedWeighing,
  ManagedWeighingWithSteps,
  UnknownTrackingCode,
} from '@chuhai/contract/admin'
import {
  bookingStateNames,
  type CarrierAbility,
  type Parcel,
  trackingStatusNames,
  type WeighingActor,
  weighingActionNames,
  weighingStateNames,
} from '@chuhai/contract/logistics'
import { yuanOf } from '@chuhai/contract/money'
import { type Column, inShanghai } from './output'

export const followedColumns: readonly Column<FollowedParcel>[] = [
  { title: '单号', value: ({ number }) => number },
  { title: '承运商', value: ({ carrier }) => carrier },
  { title: '承运商单号', value: ({ carrierNumber }) => carrierNumber },
  { title: '状态', value: ({ status }) => trackingStatusNames[status]['zh-CN'] },
  { title: '最近轨迹', value: ({ lastEventAt }) => inShanghai(lastEventAt) },
  { title: '最近应答', value: ({ heardAt }) => inShanghai(heardAt) },
  { title: '问题', value: ({ error }) => error ?? '' },
]

export const eventColumns: readonly Column<ManagedTrackingEvent>[] = [
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '代码', value: ({ code }) => code },
  { title: '状态', value: ({ status }) => (status ? trackingStatusNames[status]['zh-CN'] : '') },
  { title: '地点', value: ({ place }) => place },
  { title: '收到', value: ({ heardAt }) => inShanghai(heardAt) },
  { title: '原文', value: ({ raw }) => raw },
]

export const unknownColumns: readonly Column<UnknownTrackingCode>[] = [
  { title: '承运商', value: ({ carrierKey }) => carrierKey },
  { title: '代码', value: ({ code }) => code },
  { title: '包裹', value: ({ parcels }) => String(parcels) },
  { title: '次数', value: ({ events }) => String(events) },
  { title: '最近', value: ({ lastAt }) => inShanghai(lastAt) },
  { title: '原文', value: ({ sample }) => sample },
]

const abilityNames: Record<CarrierAbility, string> = {
  quote: '询价',
  book: '下单',
  label: '面单',
  cancel: '取消',
  track: '轨迹',
}

export const carrierColumns: readonly Column<ManagedCarrier>[] = [
  { title: '承运商', value: ({ name }) => name },
  { title: '代号', value: ({ key }) => key },
  { title: '可以', value: ({ can }) => can.map((ability) => abilityNames[ability]).join('、') },
  { title: '现在', value: ({ isResting }) => (isResting ? '连续失败，暂停半分钟' : '正常') },
  { title: '待办', value: ({ waiting }) => String(waiting) },
  { title: '其中失败过', value: ({ failing }) => String(failing) },
]

export const bookingColumns: readonly Column<ManagedBooking>[] = [
  { title: '编号', value: ({ id }) => id },
  { title: '单号', value: ({ number }) => number },
  { title: '状态', value: ({ state }) => bookingStateNames[state]['zh-CN'] },
  { title: '承运商单号', value: ({ carrierNumber }) => carrierNumber ?? '' },
  { title: '次数', value: ({ attempts }) => String(attempts) },
  { title: '下次', value: ({ nextAttemptAt }) => inShanghai(nextAttemptAt) },
  { title: '原因', value: ({ error }) => error ?? '' },
]

export const carrierQuoteColumns: readonly Column<ManagedCarrierQuote>[] = [
  { title: '服务', value: ({ name }) => name },
  { title: '代号', value: ({ service }) => service },
  { title: '价格（元）', value: ({ amount }) => yuanOf(amount) },
  { title: '时效（天）', value: ({ days: { from, to } }) => `${from}–${to}` },
]

/** `0.85 kg，300 × 200 × 100 mm` */
export const measuresOf = (parcel: Parcel | null): string =>
  parcel ? `${parcel.grams / 1000} kg，${parcel.lengthMm} × ${parcel.widthMm} × ${parcel.heightMm} mm` : ''

export const weighingColumns: readonly Column<ManagedWeighing>[] = [
  { title: '运单', value: ({ number }) => number },
  { title: '仓库', value: ({ warehouse }) => warehouse.name },
  { title: '状态', value: ({ state }) => weighingStateNames[state]['zh-CN'] },
  {
    title: '包裹',
    value: ({ parcels }) => `${parcels.filter(({ measured }) => measured).length}/${parcels.length}`,
  },
  { title: '申报（元）', value: ({ before }) => yuanOf(before.amount) },
  { title: '实测（元）', value: ({ after }) => (after ? yuanOf(after.amount) : '') },
  { title: '差价（元）', value: ({ difference }) => (difference === null ? '' : yuanOf(difference)) },
  { title: '差价订单', value: ({ order }) => order?.number ?? '' },
  { title: '付到', value: ({ dueAt }) => inShanghai(dueAt) },
]

export const weighedParcelColumns: readonly Column<ManagedWeighing['parcels'][number]>[] = [
  { title: '单号', value: ({ number }) => number },
  { title: '申报', value: ({ declared }) => measuresOf(declared) },
  { title: '实测', value: ({ measured }) => measuresOf(measured) },
  { title: '时间', value: ({ measuredAt }) => inShanghai(measuredAt) },
  { title: '照片', value: ({ picture }) => picture ?? '' },
]

const actorNames: Record<WeighingActor, string> = { sender: '寄件人', time: '到期自动', operator: '运营' }

export const weighingHistory: readonly Column<ManagedWeighingWithSteps['history'][number]>[] = [
  { title: '步骤', value: ({ version }) => String(version) },
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '事项', value: ({ action }) => weighingActionNames[action]['zh-CN'] },
  { title: '操作人', value: ({ by, operator }) => operator || actorNames[by] },
  { title: '说明', value: ({ words }) => words },
]
