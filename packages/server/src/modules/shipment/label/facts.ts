import {
  type CustomsRule,
  declaredText,
  declaredValueOf,
  destinations,
  type GoodsLine,
  writtenPostcode,
} from '@chuhai/contract/logistics'
import { dateInShanghai } from '../../../time/shanghai'
import type { ShipmentLabelRow, ShipmentRow } from '../tables'

/** The content of the label of one parcel. */
export interface LabelFacts {
  number: string
  /** The parcel and how many there are, `1/3`. */
  parcel: string
  line: string
  carrier: string
  carrierNumber: string | null
  /** Two letters. */
  country: string
  to: string[]
  postcode: string
  phone: string
  from: string[]
  goods: { name: string; detail: string }[]
  total: string
  weight: string
  /** The number of a scheme, such as IOSS; empty where there is none. */
  scheme: string
  /** A mark for batteries; empty where there are none. */
  battery: string
  reference: string
  issuedOn: string
}

const kilos = (grams: number): string => `${(grams / 1000).toFixed(3).replace(/0{1,2}$/, '')} kg`
const centimetres = (side: number): string => String(side / 10)

const batteryMarks: Readonly<Record<GoodsLine['battery'], string>> = {
  none: '',
  inside: 'UN3481 · Li-ion in equipment',
  packed: 'UN3481 · Li-ion with equipment',
  alone: 'UN3480 · Li-ion batteries',
}

const filled = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')

/** Returns the content of a label; `rule` has the currency in which goods were declared. Throws where sender or parcel is missing. */
export const factsOf = (
  { request, details, quote, sender, number }: ShipmentRow,
  label: ShipmentLabelRow,
  rule: Pick<CustomsRule, 'currency' | 'scheme'> | null,
): LabelFacts => {
  const { country, postcode } = request.destination
  const { recipient, goods, customs, reference } = details
  const parcel = request.parcels[label.parcel - 1]
  if (!parcel || !sender) throw new Error(`[chuhai] shipment ${number} has no sender or parcel for its label`)
  const currency = rule?.currency ?? 'USD'
  const written = writtenPostcode(country, postcode)
  const battery = goods.find((line) => line.battery !== 'none')?.battery ?? 'none'
  return {
    number: label.number,
    parcel: `${label.parcel}/${request.parcels.length}`,
    line: quote.name['zh-CN'],
    carrier: quote.carrier.name.en,
    carrierNumber: label.carrierNumber,
    country,
    to: [
      recipient.name,
      recipient.company,
      recipient.street,
      recipient.streetMore,
      filled(recipient.city, recipient.state, written),
      `${destinations[country].en.toUpperCase()} ${destinations[country]['zh-CN']}`,
    ].filter((one) => one !== ''),
    postcode: written,
    phone: recipient.phone,
    from: [`${sender.nameLatin} ${sender.name}`, sender.addressLatin, sender.phone],
    goods: goods.map((line) => ({
      name: `${line.nameEn} ${line.nameZh}`,
      detail: `${line.hsCode} · ${line.origin} · ${line.pieces} × ${declaredText(line.value, currency)}`,
    })),
    total: declaredText(declaredValueOf(goods), currency),
    weight: `${kilos(parcel.grams)} · ${[parcel.lengthMm, parcel.widthMm, parcel.heightMm].map(centimetres).join(' × ')} cm`,
    scheme: customs.schemeNumber && `${rule?.scheme?.name ?? ''} ${customs.schemeNumber}`.trim(),
    battery: batteryMarks[battery],
    reference,
    issuedOn: dateInShanghai(label.issuedAt),
  }
}
