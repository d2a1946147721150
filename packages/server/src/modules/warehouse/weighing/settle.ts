import { weighingPayDays } from '@chuhai/contract/constants'
import type { QuoteLine, WeighedPrice } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import { dayMs } from '../../../time/durations'
import { givePartBack } from '../../order/books/partial-refunds'
import type { WeighingParts } from './parts'
import { findParcels, type Note, takeStep } from './steps'
import { type ParcelRow, type WeighingRow, weighingCharges } from './tables'
import { toldOfGift, toldOfHold, toldOfRefusal } from './told'

/** What the line says to what was measured, by the table and at the instant of the quote that was paid. */
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

/** Gives back what was paid too much. */
const giveBack = async (
  tx: Db,
  { sources }: WeighingParts,
  { terms }: WeighingRow,
  amount: number,
  { at, operator }: Note,
): Promise<void> => {
  const reason = `复重后运费减少，退回 ${priceText(amount)}`
  const part = { amount, reason, by: operator ?? '' }
  const outcome = await givePartBack({ db: tx, sources }, terms.orderNumber, part, at)
  if (outcome !== 'decided') throw new ApiError('WEIGHING_PARCEL_UNPAID')
}

/**
 * Compares what was measured with what was paid, once all parcels are there: the same line by the same table. What is too much goes back by
 * itself, what is missing is asked for, and what the line does not take waits for its sender.
 */
export const settle = async (
  tx: Db,
  parts: WeighingParts,
  weighing: WeighingRow,
  note: Note,
): Promise<WeighingRow> => {
  const parcels = await findParcels(tx, weighing.number)
  if (parcels.some(({ measured }) => measured === null)) return weighing
  const line = await priceAgain(tx, parts, weighing, parcels)
  const { number, terms } = weighing
  const about = { actor: 'operator', at: note.at, ...(note.operator && { operator: note.operator }) } as const
  const { amount } = line
  if (amount === null) {
    const impossible = line.impossible.map(({ words }) => words)
    const held = await takeStep(tx, parts, weighing, 'ask', about, {
      after: null,
      impossible,
      difference: null,
    })
    await writeRows(tx, await toldOfRefusal(tx, parts, held, note.at))
    return held
  }
  const difference = amount - terms.line.amount
  const counted = { after: weighedPrice({ ...line, amount }), impossible: [], difference }
  if (difference <= 0) {
    const settled = await takeStep(tx, parts, weighing, 'settle', about, counted)
    if (difference === 0) return settled
    await giveBack(tx, parts, weighing, -difference, about)
    await writeRows(tx, await toldOfGift(tx, parts, settled, note.at))
    return settled
  }
  const dueAt = new Date(note.at.getTime() + weighingPayDays * dayMs)
  const held = await takeStep(tx, parts, weighing, 'ask', about, { ...counted, dueAt })
  await tx.insert(weighingCharges).values({ shipment: number, amount: difference, createdAt: note.at })
  await writeRows(tx, await toldOfHold(tx, parts, held, note.at))
  return held
}
