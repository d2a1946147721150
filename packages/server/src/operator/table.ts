const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u

/** Chinese characters take two columns of a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)

/** What a visitor typed must not steer the terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')

/** Rows under titles, aligned for a terminal. */
export const textTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [titles, ...rows].map((row) => row.map(printable))
  const widths = titles.map((_, column) => Math.max(...lines.map((row) => widthOf(row[column] ?? ''))))
  const pad = (text: string, column: number) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))
  return lines.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
