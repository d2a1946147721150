/** `12 月 7 日` of a date as calls carry it, `2026-12-07`; a date is the same everywhere and needs no clock. */
export const dayText = (date: string): string => {
  const [, month, day] = date.split('-').map(Number)
  return `${month} 月 ${day} 日`
}
