/** One entry of a tree: what is stored, what a visitor reads, and what lies below it. */
export interface CascaderOption {
  value: string
  label: string
  children?: readonly CascaderOption[]
}

/** A row of an opened column: an option, or the entry that leaves this level out. */
export type Row = CascaderOption | 'skip'

/** The options a list of codes leads through, from the top; it ends where a code is unknown. */
export const pathOf = (options: readonly CascaderOption[], codes: readonly string[]): CascaderOption[] => {
  const path: CascaderOption[] = []
  let level = options
  for (const code of codes) {
    const found = level.find((option) => option.value === code)
    if (!found) break
    path.push(found)
    level = found.children ?? []
  }
  return path
}

/** A path as it is read: 浙江省 / 宁波市 / 余姚市. */
export const pathText = (path: readonly CascaderOption[]): string =>
  path.map((option) => option.label).join(' / ')

const rowsOf = (options: readonly CascaderOption[], level: number, optionalFrom: number): Row[] =>
  level >= optionalFrom ? ['skip', ...options] : [...options]

/** The columns that are open when `at` names a row in each of them: its last row already shows what is below. */
export const columnsAt = (
  options: readonly CascaderOption[],
  at: readonly number[],
  optionalFrom: number,
): Row[][] => {
  const columns = [rowsOf(options, 0, optionalFrom)]
  for (const [level, index] of at.entries()) {
    const row = columns[level]?.[index]
    if (!row || row === 'skip' || !row.children?.length) break
    columns.push(rowsOf(row.children, level + 1, optionalFrom))
  }
  return columns
}

/** The options among the rows that `at` names. */
export const pathAt = (columns: readonly Row[][], at: readonly number[]): CascaderOption[] =>
  at.flatMap((index, level) => {
    const row = columns[level]?.[index]
    return row && row !== 'skip' ? [row] : []
  })

/** Returns the rows of a value in the columns: one for each level, the skipped one included. */
export const placeOf = (
  options: readonly CascaderOption[],
  codes: readonly string[],
  optionalFrom: number,
): number[] => {
  const at: number[] = []
  for (const option of pathOf(options, codes)) {
    const rows = columnsAt(options, at, optionalFrom)[at.length] ?? []
    at.push(rows.indexOf(option))
  }
  const below = columnsAt(options, at, optionalFrom)[at.length]
  return at.length && below?.[0] === 'skip' ? [...at, 0] : at
}
