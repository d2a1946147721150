import type { Placement } from '@chuhai/contract/logistics'
import type { Messages } from '../app/messages'

const zhCN = {
  title: '运费报价',
  destination: '寄往',
  parcels: '包裹',
  goods: '货物',
  placedAs: '交货',
  placements: { dropOff: '自己送仓', collection: '上门揽收' } as Record<Placement, string>,
  askedAt: '查询时间',
  endsAt: '有效至',
  line: '线路',
  formula: '怎么算',
  amount: '金额',
  counted: '计费重',
  note: '以仓库实测的重量和尺寸为准：多了补差价，少了退差价，都按这份报价的价格表计算。',
}

/** Texts of a quote on paper. */
export const paperMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Shipping quote',
    destination: 'To',
    parcels: 'Parcels',
    goods: 'Goods',
    placedAs: 'Hand-over',
    placements: { dropOff: 'Brought to a warehouse', collection: 'Collected' },
    askedAt: 'Asked at',
    endsAt: 'Valid until',
    line: 'Line',
    formula: 'Formula',
    amount: 'Amount',
    counted: 'counted as',
    note: 'What the warehouse weighs and measures counts: the difference is paid or given back by the same table of prices.',
  },
}
