import type { UserOrganisation } from '@chuhai/contract/user'
import type { KeyboardEvent } from 'react'

const pageRows = 6

const beginsWith = (letter: string) => {
  const wanted = letter.toLowerCase()
  return ({ orgName }: UserOrganisation) => orgName.trim().toLowerCase().startsWith(wanted)
}

/** The next row whose name begins with a letter, after `from` and around. */
const rowNamed = (rows: readonly UserOrganisation[], from: number, letter: string): number => {
  const fits = beginsWith(letter)
  for (let step = 1; step <= rows.length; step++) {
    const at = (from + step) % rows.length
    const row = rows[at]
    if (row && fits(row)) return at
  }
  return from
}

/** Where a key moves to in a list, undefined when it moves nothing; in a search field letters, Home and End are its own. */
export const rowAfter = (
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  rows: readonly UserOrganisation[],
  from: number,
  isTyping: boolean,
): number | undefined => {
  const last = rows.length - 1
  if (last < 0 || ctrlKey || metaKey || altKey) return undefined
  if (key === 'ArrowDown') return Math.min(from + 1, last)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'PageDown') return Math.min(from + pageRows, last)
  if (key === 'PageUp') return Math.max(from - pageRows, 0)
  if (isTyping) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key.length === 1 && key !== ' ' ? rowNamed(rows, from, key) : undefined
}
