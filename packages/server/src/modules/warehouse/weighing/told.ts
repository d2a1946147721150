import { type WeighingAction, weighingActionNames } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import type { Db } from '../../../database/db'
import type { Write } from '../../../database/write-rows'
import { tell } from '../../../messages/tell'
import * as kinds from './messages'
import type { WeighingParts } from './parts'
import { findShipment } from './shipment-source'
import type { WeighingRow } from './tables'

const wordsMax = 60

const excerpt = (words: string): string => {
  const letters = [...words.replaceAll(/\s+/g, ' ')]
  return letters.length > wordsMax ? `${letters.slice(0, wordsMax).join('')}…` : letters.join('')
}

/** Returns the sender of a shipment; null once they are erased. */
const senderOf = async (db: Db, { shipments }: WeighingParts, number: string): Promise<number | null> =>
  (await findShipment(shipments, (source) => source.findByNumber(db, number)))?.userId ?? null

const aboutOf = (userId: number, { number, version }: WeighingRow) => ({
  userId,
  once: `${number}:${version}`,
})

const sumOf = ({ difference }: WeighingRow): string => priceText(difference ?? 0)

/** Makes a message to the sender of a shipment; none once they are erased. */
const telling =
  <More extends unknown[]>(make: (userId: number, row: WeighingRow, now: Date, ...more: More) => Write[]) =>
  async (db: Db, parts: WeighingParts, row: WeighingRow, now: Date, ...more: More): Promise<Write[]> => {
    const userId = await senderOf(db, parts, row.number)
    return userId === null ? [] : make(userId, row, now, ...more)
  }

const timed = (row: WeighingRow) => ({
  number: row.number,
  amount: sumOf(row),
  due: (row.dueAt ?? row.changedAt).toISOString(),
})

/** The message about a difference to pay. */
export const toldOfHold = telling((userId, row, now) =>
  tell(kinds.weighingAsked, { ...aboutOf(userId, row), values: timed(row) }, now),
)

/** The reminder before the time to pay is over. */
export const toldOfEnd = telling((userId, row, now) =>
  tell(kinds.weighingDue, { ...aboutOf(userId, row), values: timed(row) }, now),
)

/** The message once it is over. */
export const toldOfLapse = telling((userId, row, now) => {
  const values = { number: row.number, amount: sumOf(row) }
  return tell(kinds.weighingOverdue, { ...aboutOf(userId, row), values }, now)
})

/** The message about a refund. */
export const toldOfGift = telling((userId, row, now) => {
  const values = { number: row.number, amount: priceText(-(row.difference ?? 0)) }
  return tell(kinds.weighingGivenBack, { ...aboutOf(userId, row), values }, now)
})

/** The message that the line does not take the measured parcels. */
export const toldOfRefusal = telling((userId, row, now) => {
  const words = excerpt(row.impossible.map((reason) => reason['zh-CN']).join('；'))
  return tell(kinds.weighingRefused, { ...aboutOf(userId, row), values: { number: row.number, words } }, now)
})

/** The message about a decision of an operator. */
export const toldOfDecision = telling(
  (userId, row, now, { action, words }: { action: WeighingAction; words: string }) => {
    const values = {
      number: row.number,
      decision: weighingActionNames[action]['zh-CN'],
      words: excerpt(words),
    }
    return tell(kinds.weighingDecided, { ...aboutOf(userId, row), values }, now)
  },
)
