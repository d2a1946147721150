import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { recipientProblems, senderForm } from './address'
import { writtenPostcode } from './address-rules'
import type { CustomsRule, GoodsLine } from './customs'
import { batteryProblems, customsProblems, declaredText, lineDutyOf } from './declared'
import type { ShipmentDetails } from './shipment'
import { collectionDays, shipmentProblems } from './shipment-problems'

const recipient = {
  name: 'Łukasz Wójcik',
  company: '',
  street: 'ul. Świętokrzyska 14',
  streetMore: '',
  city: 'Łódź',
  state: '',
  phone: '+48221234567',
  mail: '',
  taxId: '',
}

const line: GoodsLine = {
  nameZh: '硅胶手机壳',
  nameEn: 'Silicone phone case',
  hsCode: '3926909790',
  origin: 'CN',
  pieces: 10,
  value: 450,
  grams: 30,
  battery: 'none',
  sellerId: 'CASE-15-BLK',
  makerId: '',
  standardId: '',
}

const rule: CustomsRule = {
  key: 'eu',
  name: '欧盟',
  from: '2026-11-01',
  countries: ['DE', 'PL'],
  currency: 'EUR',
  hsDigits: 6,
  needsIdentifiers: true,
  vagueWords: ['item', 'gift', 'sample', 'parts'],
  forbidden: [{ hsCodes: ['9304'], words: ['电击器', 'pepper spray'], reason: '管制器具' }],
  valueMax: 100_000,
  scheme: { name: 'IOSS', valueMax: 15_000, pattern: '^IM\\d{10}$', example: 'IM3720000224' },
  lineDuty: { amount: 300, valueMax: 15_000 },
  taxId: null,
  notes: [],
  source: 'https://taxation-customs.ec.europa.eu/',
}

const customs = { purpose: 'sale', schemeNumber: '' } as const

describe('an address abroad', () => {
  it('may have letters with marks, and lacks nothing', () => {
    expect(recipientProblems('PL', recipient)).toEqual([])
  })

  it.each([
    ['no name', 'PL', { name: '' }, 'recipient.name', 'SHIPMENT_FIELD_REQUIRED'],
    ['a name in Chinese', 'PL', { name: '王伟' }, 'recipient.name', 'SHIPMENT_LATIN_ONLY'],
    ['a street in Cyrillic', 'BG', { street: 'ул. Шипка 1' }, 'recipient.street', 'SHIPMENT_LATIN_ONLY'],
    ['no state where one is needed', 'US', {}, 'recipient.state', 'SHIPMENT_FIELD_REQUIRED'],
    ['a state by its name', 'US', { state: 'California' }, 'recipient.state', 'SHIPMENT_STATE_UNKNOWN'],
    ['no phone', 'DE', { phone: '' }, 'recipient.phone', 'SHIPMENT_FIELD_REQUIRED'],
    ['half a phone', 'DE', { phone: '12345' }, 'recipient.phone', 'SHIPMENT_PHONE_INVALID'],
  ] as const)('with %s says so beside the field', (_, country, change, field, code) => {
    expect(recipientProblems(country, { ...recipient, ...change })).toEqual([{ field, code }])
  })

  it.each([
    ['PL', '00950', '00-950'],
    ['GB', 'SW1A1AA', 'SW1A 1AA'],
    ['US', '90001', '90001'],
    ['US', '900011234', '90001-1234'],
    ['JP', '1000001', '100-0001'],
    ['DE', '10115', '10115'],
  ] as const)('of %s writes %s as %s', (country, plain, written) => {
    expect(writtenPostcode(country, plain)).toBe(written)
  })

  it('cleans the phone of a sender, whose Latin lines have no Chinese', () => {
    const form = {
      name: '陈静怡',
      phone: '+86 138-0013-8000',
      location: ['330000', '330100'],
      street: '文一西路 969 号',
      nameLatin: 'Chen Jingyi',
      addressLatin: '969 Wenyi West Rd, Hangzhou, Zhejiang',
      isUsual: true,
    }
    expect(v.parse(senderForm, form).phone).toBe('+8613800138000')
    const { issues } = v.safeParse(senderForm, { ...form, nameLatin: '陈静怡' })
    expect(issues?.[0].message).toBe('SHIPMENT_LATIN_ONLY')
  })
})

describe('what customs are told', () => {
  const problemsOf = (change: Partial<GoodsLine>, schemeNumber = '') =>
    customsProblems(rule, [{ ...line, ...change }], { ...customs, schemeNumber })

  it('lacks nothing where every rule is kept', () => {
    expect(problemsOf({}, 'IM3720000224')).toEqual([])
  })

  it.each([
    ['names that say nothing', { nameEn: 'Gift item' }, 'goods.0.nameEn', 'SHIPMENT_NAME_VAGUE'],
    ['forbidden goods by name', { nameZh: '防身电击器' }, 'goods.0.nameEn', 'SHIPMENT_GOODS_FORBIDDEN'],
    [
      'forbidden goods in English',
      { nameEn: 'Pepper-spray, 50 ml' },
      'goods.0.nameEn',
      'SHIPMENT_GOODS_FORBIDDEN',
    ],
    ['forbidden goods by code', { hsCode: '930400' }, 'goods.0.nameEn', 'SHIPMENT_GOODS_FORBIDDEN'],
    ['a short code', { hsCode: '3926' }, 'goods.0.hsCode', 'SHIPMENT_HS_LENGTH'],
    ['no identifier', { sellerId: '' }, 'goods.0.sellerId', 'SHIPMENT_FIELD_REQUIRED'],
    ['no value', { value: 0 }, 'goods.0.value', 'SHIPMENT_FIELD_REQUIRED'],
    ['too much value', { value: 10_001 }, 'goods', 'SHIPMENT_VALUE_OVER'],
  ] as const)('is refused with %s', (_, change, field, code) => {
    expect(problemsOf(change)).toEqual([{ field, code }])
  })

  it('takes the number of a scheme up to its value, the border included', () => {
    expect(problemsOf({ value: 1500 }, 'IM3720000224')).toEqual([])
    expect(problemsOf({ value: 1501 }, 'IM3720000224')).toEqual([
      { field: 'customs.schemeNumber', code: 'SHIPMENT_SCHEME_OVER' },
    ])
    expect(problemsOf({}, 'IM372')).toEqual([
      { field: 'customs.schemeNumber', code: 'SHIPMENT_SCHEME_INVALID' },
    ])
  })

  it('counts the duty by heading: two lines of one code pay once', () => {
    const other = { ...line, hsCode: '420292' }
    expect(lineDutyOf(rule, [line, { ...line, nameEn: 'Clear case' }, other])).toEqual({
      lines: 2,
      amount: 600,
    })
    expect(lineDutyOf(rule, [{ ...line, value: 1501 }])).toBeNull()
  })

  it('has the battery that the price was asked for', () => {
    expect(batteryProblems('ordinary', [line])).toEqual([])
    expect(batteryProblems('batteryInside', [line, { ...line, battery: 'inside' }])).toEqual([])
    expect(batteryProblems('ordinary', [{ ...line, battery: 'inside' }])).toHaveLength(1)
    expect(batteryProblems('batteryInside', [line])).toHaveLength(1)
  })

  it('is written with its currency', () => {
    expect(declaredText(4500, 'EUR')).toBe('€45.00')
    expect(declaredText(123_456, 'USD')).toBe('US$1,234.56')
  })
})

describe('a shipment', () => {
  const request = {
    destination: { country: 'PL', postcode: '00950', isResidence: false },
    parcels: [{ grams: 400, lengthMm: 200, widthMm: 150, heightMm: 50 }],
    goodsKind: 'ordinary',
    placedAs: 'dropOff',
  } as const
  const details: ShipmentDetails = {
    senderId: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
    recipient,
    goods: [line],
    customs,
    warehouseId: 'hangzhou',
    collectOn: '',
    reference: '',
  }
  const filled = {
    request: { ...request, parcels: [...request.parcels] },
    details,
    rule,
    today: '2026-11-28',
  }
  const collected = { ...filled, request: { ...filled.request, placedAs: 'collection' as const } }

  it('can be ordered once nothing is missing', () => {
    expect(shipmentProblems(filled)).toEqual([])
  })

  const lacking: [string, Partial<ShipmentDetails>, string][] = [
    ['sender', { senderId: null }, 'SHIPMENT_SENDER_MISSING'],
    ['warehouse', { warehouseId: '' }, 'SHIPMENT_WAREHOUSE_MISSING'],
    ['goods', { goods: [] }, 'SHIPMENT_GOODS_MISSING'],
    ['parcel for so many goods', { goods: [{ ...line, pieces: 14 }] }, 'SHIPMENT_GOODS_TOO_HEAVY'],
  ]

  it.each(lacking)('cannot be ordered without a %s', (_, change, code) => {
    const problems = shipmentProblems({ ...filled, details: { ...details, ...change } })
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  it('is collected from tomorrow on, within two weeks', () => {
    expect(collectionDays('2026-12-25')).toEqual({ first: '2026-12-26', last: '2027-01-08' })
    const codesOn = (collectOn: string) =>
      shipmentProblems({ ...collected, details: { ...details, collectOn } }).map(({ code }) => code)
    expect(codesOn('')).toEqual(['SHIPMENT_DAY_MISSING'])
    expect(codesOn('2026-11-28')).toEqual(['SHIPMENT_DAY_OVER'])
    expect(codesOn('2026-11-29')).toEqual([])
    expect(codesOn('2026-12-13')).toEqual(['SHIPMENT_DAY_OVER'])
  })

  it('is not ordered where customs rules are unknown', () => {
    expect(shipmentProblems({ ...filled, rule: null })).toEqual([
      { field: 'goods', code: 'SHIPMENT_RULE_MISSING' },
    ])
  })
})
