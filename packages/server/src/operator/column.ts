/** A column of a table or an export. */
export interface Column<T> {
  title: string
  value: (row: T) => string
}

/** `2026-11-20 19:30:05`, the time the operator's clock shows. */
export const inShanghai = (iso: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai', hour12: false })
