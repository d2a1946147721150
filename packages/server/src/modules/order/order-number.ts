import { randomInt } from 'node:crypto'
import { dateInShanghai } from '../../time/shanghai'

const randomDigits = 12

/** Returns a new number: the day, and digits that tell neither how many orders there are nor the next one. */
export const newOrderNumber = (now: Date): string => {
  const random = String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0')
  return `C${dateInShanghai(now).replaceAll('-', '')}${random}`
}
