import type { Parcel, Placement } from '@chuhai/contract/logistics'
import type { Messages } from '../app/messages'

const kilograms = (grams: number): string => `${grams / 1000}\u00a0kg`
const sides = ({ lengthMm, widthMm, heightMm }: Parcel): string =>
  `${lengthMm / 10}×${widthMm / 10}×${heightMm / 10}\u00a0cm`

const zhCN = {
  title: '运费报价',
  destination: '寄往',
  parcels: '包裹',
  parcel: (parcel: Parcel, count: number) =>
    `${sides(parcel)}，${kilograms(parcel.grams)}${count > 1 ? `，${count}\u00a0件` : ''}`,
  goods: '货物',
  placedAs: '交货',
  placements: { dropOff: '自己送仓', collection: '上门揽收' } as Record<Placement, string>,
  askedAt: '查询时间',
  endsAt: '有效至',
  line: '线路',
  formula: '怎么算',
  amount: '金额',
  counted: '计费重',
  kilograms,
  note: '以仓库实测的重量和尺寸为准：多了补差价，少了退差价，都按这份报价的价格表计算。',
}

/** Texts of a quote on paper. */
export const paperMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Shipping quote',
    destination: 'To',
    parcels: 'Parcels',
    parcel: (parcel, count) =>
      `${sides(parcel)}, ${kilograms(parcel.grams)}${count > 1 ? `, ${count} of them` : ''}`,
    goods: 'Goods',
    placedAs: 'Hand-over',
    placements: { dropOff: 'Brought to a warehouse', collection: 'Collected' },
    askedAt: 'Asked at',
    endsAt: 'Valid until',
    line: 'Line',
    formula: 'Formula',
    amount: 'Amount',
    counted: 'counted as',
    kilograms,
    note: 'What the warehouse weighs and measures counts: the difference is paid or given back by the same table of prices.',
  },
}
