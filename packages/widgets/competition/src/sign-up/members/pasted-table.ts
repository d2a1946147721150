import { teamMax } from '@chuhai/contract/competition'
import { createMember, type DraftMember } from './team'

type Column = 'userName' | 'phoneNumber' | 'email'

/** The columns of the table, from the left, and what their headings are called elsewhere. */
const headings: Record<Column, RegExp> = {
  userName: /姓名|名字|name/i,
  phoneNumber: /手机|电话|号码|phone|mobile|tel/i,
  email: /邮箱|邮件|mail/i,
}
const columns = Object.keys(headings) as Column[]

const columnOf = (cell: string) => columns.find((column) => headings[column].test(cell))

/** Returns the cells of what was copied from a table or a list; null for a single cell, also one with its line end. */
export const cellsOf = (text: string): string[][] | null => {
  const rows = text
    .split(/\r\n?|\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((row) => row.some(Boolean))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null
}

/** Returns the digits of a whole mobile number; null for several, a part of one, and one that a table has shortened. */
const phoneOf = (cell: string): string | null => {
  const plain = cell.normalize('NFKC').replace(/[\s()-]/g, '')
  return /^(?:\+86|0086|86)?(\d{11})$/.exec(plain)?.[1] ?? null
}

/** A team after a table was pasted into it, and what of the table is not in it. */
export interface PastedTeam {
  members: DraftMember[]
  rows: number
  rowsLeft: number
  phonesLeft: number
}

/**
 * Returns the team with the rows of a pasted table, the first in the member at `index`, from the column that it was pasted into;
 * a row of headings says which columns there are. Rows beyond the largest team are left out, and so are numbers that are none.
 */
export const pasteInto = (
  members: readonly DraftMember[],
  cells: readonly (readonly string[])[],
  at: { index: number; column: Column },
): PastedTeam => {
  const [first = []] = cells
  const named = first.map(columnOf)
  // A row with figures or an address is a member, whatever its name.
  const hasHeading = named.some(Boolean) && !first.some((cell) => /\d{3}|@/.test(cell))
  const order = hasHeading ? named : columns.slice(columns.indexOf(at.column))
  const rows = hasHeading ? cells.slice(1) : cells
  const room = Math.min(rows.length, teamMax - at.index)
  const team = [...members]
  let phonesLeft = 0
  for (const [offset, row] of rows.slice(0, room).entries()) {
    const known: Partial<DraftMember> = {}
    for (const [place, cell] of row.entries()) {
      const column = order[place]
      if (!column || !cell) continue
      const value = column === 'phoneNumber' ? phoneOf(cell) : cell
      if (value === null) phonesLeft += 1
      else known[column] = value
    }
    const index = at.index + offset
    const member = team[index]
    team[index] = member ? { ...member, ...known } : createMember(known)
  }
  return { members: team, rows: room, rowsLeft: rows.length - room, phonesLeft }
}

/** The column of a cell, counted from the left; undefined beyond those that are written. */
export const columnAt = (place: number): Column | undefined => columns[place]
