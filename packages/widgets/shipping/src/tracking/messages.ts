const zhCN = {
  title: '查物流',
  lead: '我们的单号或承运商的单号都可以，一行一个，一次最多 20 个。',
  numbers: '单号',
  placeholder: '例如 LX123456789CN',
  ask: '查询',
  asking: '正在查询',
  refresh: '刷新',
  failed: '没有查到物流',
  retry: '重试',
  invalid: (number: string) => `“${number}”不是单号：应为 6 到 40 位字母或数字`,
  results: (found: number, asked: number) =>
    found === asked
      ? `${found}\u00a0个包裹`
      : `查了\u00a0${asked}\u00a0个单号，查到\u00a0${found}\u00a0个包裹`,
  unknown: '没有查到这个单号。请核对一遍；刚下单的包裹，要等承运商录入以后才有轨迹。',
  carrier: '承运商',
  carrierNumber: '承运商单号',
  destination: '寄往',
  promised: '预计送达',
  heard: (time: string) => `承运商最近更新：${time}`,
  neverHeard: '承运商还没有消息。',
  silent: (days: number) =>
    `已经\u00a0${days}\u00a0天没有新的消息。可能是承运商漏扫，也可能丢失，请联系客服查件。`,
  timeline: '轨迹',
  noEvents: '还没有轨迹。',
  more: (n: number) => `更早的\u00a0${n}\u00a0条`,
  local: '当地',
  yours: '您的时间',
  calendar: '加入日历',
  calendarOf: (number: string) => `把 ${number} 加入日历`,
}

export type TrackingMessages = typeof zhCN

const en: TrackingMessages = {
  title: 'Track parcels',
  lead: 'Our numbers or those of carriers, a line each, 20 at a time.',
  numbers: 'Numbers',
  placeholder: 'For example LX123456789CN',
  ask: 'Track',
  asking: 'Asking',
  refresh: 'Refresh',
  failed: 'The parcels could not be looked up',
  retry: 'Retry',
  invalid: (number) => `“${number}” is no number: it has 6 to 40 letters or digits`,
  results: (found, asked) =>
    found === asked
      ? found === 1
        ? '1 parcel'
        : `${found} parcels`
      : `${asked} numbers, ${found === 1 ? '1 parcel' : `${found} parcels`} found`,
  unknown: 'Nothing is known under this number. Check it; a new parcel has news once its carrier has it.',
  carrier: 'Carrier',
  carrierNumber: 'Number of the carrier',
  destination: 'To',
  promised: 'Expected',
  heard: (time) => `Last heard of the carrier: ${time}`,
  neverHeard: 'Nothing was heard of the carrier yet.',
  silent: (days) =>
    `No news for ${days} days. It may not have been scanned, or be lost: ask our customer service to look for it.`,
  timeline: 'What has happened',
  noEvents: 'Nothing has happened yet.',
  more: (n) => (n === 1 ? '1 earlier' : `${n} earlier`),
  local: 'there',
  yours: 'your time',
  calendar: 'Add to calendar',
  calendarOf: (number) => `Add ${number} to your calendar`,
}

export const trackingMessages = { 'zh-CN': zhCN, en }
