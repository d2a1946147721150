import { cleanCode } from '../text'

const shownEnd = 4
const shortest = 8

/** Whether a value only stands for a secret one. */
export const isMasked = (value: string): boolean => value.startsWith('••••')

/**
 * Returns what is shown of the number of an account: its end, or nothing of one that is too short.
 *
 * @example
 * maskAccount('6222 0212 0201 7788') // '••••7788'
 */
export const maskAccount = (account: string): string => {
  if (account === '' || isMasked(account)) return account
  const number = cleanCode(account)
  return `••••${number.length < shortest ? '' : number.slice(-shownEnd)}`
}
