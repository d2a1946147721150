import type { Placement, RateTable } from '@chuhai/contract/logistics'
import type { Messages } from '../../app/messages'

type Per = RateTable['per']
const kg = '\u00a0kg'
const cm = '\u00a0cm'

const zhCN = {
  comma: '，',
  or: '或',
  plus: '与',
  weights: (from: string, to: string) => `${from}–${to}${kg}`,
  perKg: (price: string) => `${price}/kg`,
  each: {
    parcel: (price: string) => `${price}/件`,
    shipment: (price: string) => `${price}/票`,
  } as Record<Per, (price: string) => string>,
  steps: (firstKg: string, first: string, furtherKg: string, further: string) =>
    `首重 ${firstKg}${kg} ${first}，续重每 ${furtherKg}${kg} ${further}`,
  realWeight: '只按实重计费，不算体积重。',
  volume: (divisor: number) => `体积重＝长×宽×高（厘米）÷${divisor}，与实重相比，按较重的计费。`,
  rounding: {
    up: (to: string) => `算体积以前，每条边向上进到 ${to}${cm} 的整数倍。`,
    nearest: (to: string) => `算体积以前，每条边四舍五入到 ${to}${cm} 的整数倍。`,
  },
  step: (upto: string | null, step: string) =>
    upto === null ? `再往上按 ${step}${kg} 进位` : `${upto}${kg} 以内按 ${step}${kg} 进位`,
  stepped: (steps: string) => `${steps}；正好在一档上的不进位。`,
  least: (least: string) => `不足 ${least}${kg} 的，按 ${least}${kg} 计费。`,
  counted: { parcel: '每件分别计费。', shipment: '一票的各件合在一起计费。' } as Record<Per, string>,
  minimum: (price: string) => `，最低 ${price}`,
  share: (of: string, percentage: string) => `${of}的 ${percentage}`,
  freight: '运费',
  to: (places: string) => `寄往${places}`,
  placements: { dropOff: '自己送仓', collection: '上门揽收' } as Record<Placement, string>,
  residence: '住宅地址',
  over: {
    grams: (limit: string) => `单件超过 ${limit}${kg}`,
    longest: (limit: string) => `最长边超过 ${limit}${cm}`,
    second: (limit: string) => `第二长边超过 ${limit}${cm}`,
    sum: (limit: string) => `三边之和超过 ${limit}${cm}`,
    girth: (limit: string) => `长加围长超过 ${limit}${cm}`,
  },
  from: (day: string) => `${day} 起`,
  until: (day: string) => `到 ${day} 以前`,
  always: '每一票都收',
  limits: {
    grams: '单件重量',
    longest: '最长边',
    second: '第二长边',
    sum: '三边之和',
    girth: '长加围长',
    parcels: '一票件数',
  },
  parcels: (n: number) => `${n}\u00a0件`,
}

/** How the prices of a line are put into words. */
export const rateMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    comma: ', ',
    or: ' or ',
    plus: ' and ',
    weights: (from, to) => `${from}–${to}${kg}`,
    perKg: (price) => `${price}/kg`,
    each: { parcel: (price) => `${price} a parcel`, shipment: (price) => `${price} a shipment` },
    steps: (firstKg, first, furtherKg, further) =>
      `first ${firstKg}${kg} ${first}, each further ${furtherKg}${kg} ${further}`,
    realWeight: 'Only the real weight counts.',
    volume: (divisor) =>
      `Length × width × height in centimetres, divided by ${divisor}, is the weight by volume; the heavier one counts.`,
    rounding: {
      up: (to) => `Sides are rounded up to ${to}${cm} first.`,
      nearest: (to) => `Sides are rounded to the nearest ${to}${cm} first.`,
    },
    step: (upto, step) =>
      upto === null ? `in steps of ${step}${kg} above` : `in steps of ${step}${kg} up to ${upto}${kg}`,
    stepped: (steps) => `The weight counts ${steps}; one that is on a step stays.`,
    least: (least) => `${least}${kg} count at least.`,
    counted: { parcel: 'Each parcel counts by itself.', shipment: 'All parcels count together.' },
    minimum: (price) => `, ${price} at least`,
    share: (of, percentage) => `${percentage} of ${of}`,
    freight: 'freight',
    to: (places) => `to ${places}`,
    placements: { dropOff: 'brought to a warehouse', collection: 'collected' },
    residence: 'to a home',
    over: {
      grams: (limit) => `a parcel over ${limit}${kg}`,
      longest: (limit) => `the longest side over ${limit}${cm}`,
      second: (limit) => `the second side over ${limit}${cm}`,
      sum: (limit) => `all sides over ${limit}${cm} together`,
      girth: (limit) => `length and girth over ${limit}${cm}`,
    },
    from: (day) => `from ${day} on`,
    until: (day) => `before ${day}`,
    always: 'Always',
    limits: {
      grams: 'Weight of a parcel',
      longest: 'Longest side',
      second: 'Second side',
      sum: 'All sides together',
      girth: 'Length and girth',
      parcels: 'Parcels',
    },
    parcels: (n) => (n === 1 ? '1 parcel' : `${n} parcels`),
  },
}
