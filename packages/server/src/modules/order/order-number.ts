import { randomInt } from 'node:crypto'
import { dateInShanghai } from '../../time/shanghai'

const randomDigits = 12

const letters = { order: 'C', payment: 'P', refund: 'R', quote: 'Q' }

/** Returns a new number: what it is of, the day, and digits that tell neither how many there are nor the next one. */
export const newNumber = (of: keyof typeof letters, now: Date): string => {
  const random = String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0')
  return `${letters[of]}${dateInShanghai(now).replaceAll('-', '')}${random}`
}
