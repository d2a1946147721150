import type { QuoteLine, Shipment, ShipmentCard, ShippingQuote, Weighing } from '@chuhai/contract/logistics'

export const shipmentNumber = 'CY2611284067192855'

const line: QuoteLine & { amount: number } = {
  lineId: 2,
  tableVersion: 1,
  name: { 'zh-CN': '海燕经济快递', en: 'Haiyan Economy' },
  carrier: { key: 'haiyan', name: { 'zh-CN': '海燕国际快递', en: 'Haiyan Express' } },
  kind: 'express',
  days: { from: 5, to: 8 },
  amount: 12_850,
  countedGrams: 500,
  countedWhy: [],
  parts: [
    {
      key: 'freight',
      name: { 'zh-CN': '运费', en: 'Freight' },
      formula: { 'zh-CN': '0.5 kg × ¥257', en: '0.5 kg × ¥257' },
      amount: 12_850,
    },
  ],
  impossible: [],
  cheaper: null,
}

/** A quote of one line to Poland. */
export const quoteDouble: ShippingQuote = {
  number: 'Q20261128000000000001',
  version: 1,
  request: {
    destination: { country: 'PL', postcode: '00950', isResidence: false },
    parcels: [{ grams: 420, lengthMm: 220, widthMm: 160, heightMm: 60 }],
    goodsKind: 'ordinary',
    placedAs: 'dropOff',
  },
  lines: [line],
  askedAt: '2026-11-28T02:00:00.000Z',
  endsAt: '2026-12-05T16:00:00.000Z',
}

/** A shipment in the list. */
export const cardDouble = (change: Partial<ShipmentCard> = {}): ShipmentCard => ({
  number: shipmentNumber,
  state: 'draft',
  step: 2,
  reference: 'SO-10086',
  recipientName: 'Anna Kowalska',
  country: 'PL',
  city: 'Warszawa',
  line: line.name,
  carrier: line.carrier,
  parcels: 1,
  amount: line.amount,
  problems: 0,
  endsAt: quoteDouble.endsAt,
  orderNumber: null,
  maker: '沈立群',
  isOwn: true,
  createdAt: '2026-11-28T02:00:00.000Z',
  changedAt: '2026-11-28T03:00:00.000Z',
  ...change,
})

/** A draft that lacks nothing. */
export const shipmentDouble = (change: Partial<Shipment> = {}): Shipment => ({
  ...cardDouble(),
  quoteNumber: quoteDouble.number,
  request: quoteDouble.request,
  quote: line,
  details: {
    senderId: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
    recipient: {
      name: 'Anna Kowalska',
      company: '',
      street: 'ul. Prosta 51',
      streetMore: '',
      city: 'Warszawa',
      state: '',
      phone: '+48221234567',
      mail: '',
      taxId: '',
    },
    goods: [
      {
        nameZh: '硅胶手机壳',
        nameEn: 'Silicone phone case',
        hsCode: '3926909790',
        origin: 'CN',
        pieces: 2,
        value: 990,
        grams: 50,
        battery: 'none',
        sellerId: 'CASE-15-BLK',
        makerId: '',
        standardId: '',
      },
    ],
    customs: { purpose: 'sale', schemeNumber: '' },
    warehouseId: 'hangzhou',
    collectOn: '',
    reference: 'SO-10086',
  },
  sender: {
    id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
    name: '陈静怡',
    phone: '13800138000',
    location: ['330000', '330100'],
    place: '浙江省 杭州市',
    street: '文一西路 969 号',
    nameLatin: 'Chen Jingyi',
    addressLatin: '969 Wenyi West Road, Hangzhou',
    isUsual: true,
  },
  rule: {
    key: 'eu',
    name: '欧盟',
    from: '2026-11-01',
    countries: ['PL'],
    currency: 'EUR',
    hsDigits: 6,
    needsIdentifiers: true,
    vagueWords: ['gift'],
    forbidden: [],
    valueMax: null,
    scheme: { name: 'IOSS', valueMax: 15_000, pattern: '^IM\\d{10}$', example: 'IM3720000224' },
    lineDuty: { amount: 300, valueMax: 15_000 },
    taxId: null,
    notes: ['每种货物要有卖家货号。'],
    source: 'https://taxation-customs.ec.europa.eu/',
  },
  lacks: [],
  labels: [],
  order: null,
  refunded: 0,
  history: [
    { step: 1, action: 'create', state: 'draft', by: 'sender', at: '2026-11-28T02:00:00.000Z', words: '' },
  ],
  actions: ['save', 'requote', 'discard'],
  now: '2026-11-28T03:00:00.000Z',
  ...change,
})

/** The same, paid and with its label. */
export const labelledDouble = (change: Partial<Shipment> = {}): Shipment =>
  shipmentDouble({
    state: 'labelled',
    step: 3,
    actions: ['voidLabel', 'cancel'],
    labels: [
      {
        number: `${shipmentNumber}A01`,
        parcel: 1,
        carrierNumber: null,
        issuedAt: '2026-11-28T03:00:00.000Z',
        voidedAt: null,
      },
    ],
    ...change,
  })

/** What was weighed of the same: heavier than declared, the difference not paid yet. */
export const weighingDouble = (change: Partial<Weighing> = {}): Weighing => ({
  number: shipmentNumber,
  warehouse: { id: 'hangzhou', name: '杭州下沙仓' },
  state: 'held',
  version: 2,
  parcels: [
    {
      number: `${shipmentNumber}A01`,
      declared: { grams: 420, lengthMm: 220, widthMm: 160, heightMm: 60 },
      measured: { grams: 980, lengthMm: 230, widthMm: 165, heightMm: 60 },
      measuredAt: '2026-11-28T02:30:00.000Z',
      picture: '/api/files/parcel.webp',
    },
  ],
  before: { amount: 12_850, countedGrams: 500, countedWhy: [], parts: line.parts },
  after: {
    amount: 16_500,
    countedGrams: 1000,
    countedWhy: [{ 'zh-CN': '实重 0.98 kg，进到 1 kg', en: '0.98 kg real, 1 kg counted' }],
    parts: [
      {
        key: 'freight',
        name: { 'zh-CN': '运费', en: 'Freight' },
        formula: { 'zh-CN': '1 kg × ¥165', en: '1 kg × ¥165' },
        amount: 16_500,
      },
    ],
  },
  difference: 3650,
  impossible: [],
  productId: 1000,
  order: null,
  dueAt: '2026-12-05T02:30:00.000Z',
  history: [
    { action: 'receive', state: 'weighed', by: 'operator', at: '2026-11-28T02:30:00.000Z', words: '' },
    { action: 'ask', state: 'held', by: 'operator', at: '2026-11-28T02:30:01.000Z', words: '' },
  ],
  now: '2026-11-28T03:00:00.000Z',
  ...change,
})
