const together = /^(\d{4})(\d{2})(\d{2})$/
const apart = /^(\d{4})[-/.,_年\s]+(\d{1,2})[-/.,_月\s]+(\d{1,2})\s*[日号]?$/

/**
 * Reads a date as people write it (20380630, 2038/6/30, 2038年6月30日, also in full-width digits) as yyyy-MM-dd;
 * nothing when it is no day of the calendar.
 */
export const readDate = (text: string): string | undefined => {
  const plain = text.normalize('NFKC').trim()
  const [, year, month, day] = together.exec(plain) ?? apart.exec(plain) ?? []
  if (!year || !month || !day || Number(year) < 1000) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date ? undefined : date
}
