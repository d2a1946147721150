import type { Db } from '../../database/db'
import { countTaken } from '../order/places'

/** Returns how many places of some classes nobody holds, by their ids. */
export const countLeft = async (
  db: Db,
  classes: readonly { id: number; seats: number }[],
  now: Date,
): Promise<Map<number, number>> => {
  const taken = await countTaken(
    db,
    'class',
    classes.map(({ id }) => id),
    now,
  )
  return new Map(classes.map(({ id, seats }) => [id, Math.max(0, seats - (taken.get(id) ?? 0))]))
}
