import type { CheaperNeighbour } from '@chuhai/contract/logistics'
import { heavier } from './heavier'
import type { Neighbourhood } from './neighbourhood'
import { apart, together } from './packing'
import { lighter, smaller } from './trimming'

const ways = [together, apart, lighter, smaller, heavier]

/** Returns the neighbour that saves most; null where none is cheaper. It is only suggested, never applied. */
export const cheaperThan = (near: Neighbourhood): CheaperNeighbour | null => {
  const { amount } = near.price
  if (amount === null) return null
  const found = ways
    .flatMap((way) => way(near))
    .map((one) => ({ ...one, saves: amount - one.amount }))
    .filter(({ saves }) => saves > 0)
  return found.reduce<CheaperNeighbour | null>(
    (best, one) => (best === null || one.saves > best.saves ? one : best),
    null,
  )
}
