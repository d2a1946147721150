import type { ShippingLine, ShippingLineWithRates, Warehouse } from '@chuhai/contract/logistics'

const limits = { parcels: 20, grams: 30_000, longestMm: 1200, secondMm: 800, sumMm: 3000, girthMm: null }

const cardDouble: ShippingLine = {
  id: 1,
  name: { 'zh-CN': '美国空派普货', en: 'Air line to the US' },
  carrier: { key: 'yuanfan', name: { 'zh-CN': '远帆物流', en: 'Farsail Logistics' } },
  kind: 'airLine',
  summary: { 'zh-CN': '空运到美国，本地快递派送。', en: 'By air to the US, delivered locally.' },
  features: [{ 'zh-CN': '双清包税', en: 'Duties paid' }],
  isTracked: true,
  days: { from: 8, to: 12 },
  countries: ['US', 'CA'],
  goodsKinds: ['ordinary', 'magnetic'],
  limits,
  priceFrom: 10_500,
}

export const lineDouble: ShippingLineWithRates = {
  ...cardDouble,
  tableVersion: 3,
  table: {
    from: '2026-10-31T16:00:00.000Z',
    until: null,
    per: 'parcel',
    divisor: 6000,
    sideRounding: { toMm: 10, how: 'up' },
    steps: [
      { uptoGrams: 21_000, grams: 500 },
      { uptoGrams: null, grams: 1000 },
    ],
    leastGrams: 500,
    limits: {
      ...limits,
      goodsKinds: ['ordinary', 'magnetic'],
      notTo: [{ country: 'US', from: '969', to: '969' }],
    },
    zones: [
      {
        key: 'us',
        name: { 'zh-CN': '美国本土', en: 'Mainland US' },
        places: [{ country: 'US', from: null, to: null }],
        days: { from: 8, to: 10 },
        brackets: [
          { uptoGrams: 2000, price: { by: 'kilo', fixed: 2000, perKg: 4500 } },
          { uptoGrams: 30_000, price: { by: 'kilo', fixed: 0, perKg: 4200 } },
        ],
      },
    ],
    surcharges: [
      {
        key: 'fuel',
        name: { 'zh-CN': '燃油附加费', en: 'Fuel surcharge' },
        per: 'parcel',
        price: {
          by: 'share',
          of: ['freight'],
          shares: [{ from: '2026-10-31T16:00:00.000Z', basisPoints: 1400 }],
        },
        minimum: 0,
        when: {
          places: [],
          goodsKinds: [],
          placedAs: null,
          isResidence: false,
          overGrams: null,
          overLongestMm: null,
          overSecondMm: null,
          overSumMm: null,
          overGirthMm: null,
          from: null,
          until: null,
        },
      },
    ],
  },
  notes: [{ 'zh-CN': '申报价值按实际成交价填写。', en: 'Declare what was really paid.' }],
}

export const warehouseDouble: Warehouse = {
  id: 'hangzhou',
  name: '杭州下沙仓',
  country: 'CN',
  city: '杭州',
  summary: '华东集货仓，当天入库，次日出库。',
  services: ['dropOff', 'collection', 'weighing'],
  takes: ['ordinary', 'batteryInside'],
  address: {
    country: 'CN',
    region: '浙江省',
    city: '杭州市',
    district: '钱塘区',
    street: '六号大街 452 号 3 号库',
    postcode: '310018',
    recipient: '出海云收货部',
    phone: '0571-8600 1234',
  },
  latinAddress: {
    country: 'CN',
    region: 'Zhejiang',
    city: 'Hangzhou',
    district: 'Qiantang',
    street: 'Building 3, No. 452, Street 6',
    postcode: '310018',
    recipient: 'Chuhai Receiving',
    phone: '+86 571 8600 1234',
  },
  timeZone: 'Asia/Shanghai',
  hours: [
    { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
    { days: [6], from: '09:00', to: '12:00' },
  ],
  refuses: ['易燃易爆品'],
  maxGrams: 50_000,
  maxSideMm: 1800,
  steps: ['在运单里选这个仓库', '把货送到 3 号库，报运单号'],
  map: {
    streets: [
      {
        name: '六号大街',
        isMain: true,
        points: [
          [0, 50],
          [160, 50],
        ],
      },
      {
        name: '',
        isMain: false,
        points: [
          [80, 0],
          [80, 100],
        ],
      },
    ],
    water: [
      [
        [0, 80],
        [160, 80],
        [160, 100],
        [0, 100],
      ],
    ],
    landmarks: [{ name: '文泽路地铁站', at: [30, 40] }],
    at: [100, 40],
    gate: [100, 50],
  },
}

/** What the calls of logistics answer; undefined for others. */
export const logisticsAnswer = (pathname: string): unknown => {
  if (pathname === '/api/logistics/lines') return [cardDouble]
  if (pathname.startsWith('/api/logistics/lines/')) return lineDouble
  if (pathname === '/api/logistics/warehouse') return [warehouseDouble]
  return pathname.startsWith('/api/logistics/warehouse/') ? warehouseDouble : undefined
}
