import { weighingPayDays } from '@chuhai/contract/constants'
import type { QuoteLine, WeighedPrice } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { dayMs } from '../../../time/durations'
import type { WeighingParts } from './parts'
import { findParcels, type Note, takeStep } from './steps'
import { type ParcelRow, type WeighingRow, weighingCharges } from './tables'
import { toldOfGift, toldOfHold, toldOfRefusal } from './told'

/** Returns the answer of the line to the measures, by the table and at the instant of the paid quote. */
const priceAgain = async (
  tx: Db,
  { price }: WeighingParts,
  { terms }: WeighingRow,
  parcels: readonly ParcelRow[],
): Promise<QuoteLine> => {
  const measured = parcels.map((parcel) => parcel.measured ?? parcel.declared)
  const { lineId, tableVersion } = terms.line
  const at = new Date(terms.quotedAt)
  const line = await price(tx, { lineId, tableVersion, request: { ...terms.request, parcels: measured }, at })
  if (!line) throw new Error(`[chuhai] line ${lineId} has no version ${tableVersion}`)
  return line
}

export const weighedPrice = ({
  amount,
  countedGrams,
  countedWhy,
  parts,
}: Pick<QuoteLine, 'countedGrams' | 'countedWhy' | 'parts'> & { amount: number }): WeighedPrice => ({
  amount,
  countedGrams,
  countedWhy,
  parts,
})

interface Counted {
  weighing: WeighingRow
  line: QuoteLine
  note: Note
}

/** Holds a shipment that the line does not take. */
const refuse = async (
  tx: Db,
  parts: WeighingParts,
  { weighing, line, note }: Counted,
): Promise<WeighingRow> => {
  const impossible = line.impossible.map(({ words }) => words)
  const nothing = { after: null, impossible, difference: null }
  const held = await takeStep(tx, parts, weighing, 'ask', note, nothing)
  await writeRows(tx, await toldOfRefusal(tx, parts, held, note.at))
  return held
}

/** Holds a shipment for the difference, which can be paid for `weighingPayDays`. */
const ask = async (
  tx: Db,
  parts: WeighingParts,
  { weighing, note }: Counted,
  counted: { after: WeighedPrice; difference: number },
): Promise<WeighingRow> => {
  const dueAt = new Date(note.at.getTime() + weighingPayDays * dayMs)
  const held = await takeStep(tx, parts, weighing, 'ask', note, { ...counted, impossible: [], dueAt })
  const charge = { shipment: held.number, amount: counted.difference, createdAt: note.at }
  await tx.insert(weighingCharges).values(charge)
  await writeRows(tx, await toldOfHold(tx, parts, held, note.at))
  return held
}

/** Clears a shipment, and refunds an overpayment. */
const clear = async (
  tx: Db,
  parts: WeighingParts,
  { weighing, note }: Counted,
  counted: { after: WeighedPrice; difference: number },
): Promise<WeighingRow> => {
  const settled = await takeStep(tx, parts, weighing, 'settle', note, { ...counted, impossible: [] })
  const amount = -counted.difference
  if (amount === 0) return settled
  const reason = `复重后运费减少，退回 ${priceText(amount)}`
  const back = { number: settled.number, amount, reason, by: note.operator ?? '' }
  for (const source of parts.shipments) await source.giveBack(tx, back, note.at)
  await writeRows(tx, await toldOfGift(tx, parts, settled, note.at))
  return settled
}

/** Settles the difference once all parcels are measured: the same line by the same table. */
export const settle = async (
  tx: Db,
  parts: WeighingParts,
  weighing: WeighingRow,
  note: Note,
): Promise<WeighingRow> => {
  const parcels = await findParcels(tx, weighing.number)
  if (parcels.some(({ measured }) => measured === null)) return weighing
  const line = await priceAgain(tx, parts, weighing, parcels)
  const counted = { weighing, line, note: { ...note, words: '' } }
  const { amount } = line
  if (amount === null) return refuse(tx, parts, counted)
  const difference = amount - weighing.terms.line.amount
  const sums = { after: weighedPrice({ ...line, amount }), difference }
  return difference > 0 ? ask(tx, parts, counted, sums) : clear(tx, parts, counted, sums)
}
