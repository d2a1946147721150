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

/** Returns who sends a shipment; null where nobody does any more. */
const senderOf = async (db: Db, { shipments }: WeighingParts, number: string): Promise<number | null> =>
  (await findShipment(shipments, (source) => source.findByNumber(db, number)))?.userId ?? null

const aboutOf = (userId: number, { number, version }: WeighingRow) => ({
  userId,
  once: `${number}:${version}`,
})

const sumOf = ({ difference }: WeighingRow): string => priceText(difference ?? 0)

/** Makes what is told of a shipment to who sends it; nothing where nobody does any more. */
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

/** What a sender is told of a difference that is asked for. */
export const toldOfHold = telling((userId, row, now) =>
  tell(kinds.weighingAsked, { ...aboutOf(userId, row), values: timed(row) }, now),
)

/** What a sender is told shortly before the time to pay is over. */
export const toldOfEnd = telling((userId, row, now) =>
  tell(kinds.weighingDue, { ...aboutOf(userId, row), values: timed(row) }, now),
)

/** What a sender is told once it is over. */
export const toldOfLapse = telling((userId, row, now) => {
  const values = { number: row.number, amount: sumOf(row) }
  return tell(kinds.weighingOverdue, { ...aboutOf(userId, row), values }, now)
})

/** What a sender is told of money that goes back. */
export const toldOfGift = telling((userId, row, now) => {
  const values = { number: row.number, amount: priceText(-(row.difference ?? 0)) }
  return tell(kinds.weighingGivenBack, { ...aboutOf(userId, row), values }, now)
})

/** What a sender is told where the line does not take what was measured. */
export const toldOfRefusal = telling((userId, row, now) => {
  const words = excerpt(row.impossible.map((reason) => reason['zh-CN']).join('；'))
  return tell(kinds.weighingRefused, { ...aboutOf(userId, row), values: { number: row.number, words } }, now)
})

/** What a sender is told of what an operator has decided. */
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
