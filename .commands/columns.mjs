const wide = /[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠￠-￦]/

/** Columns that a text takes in a terminal: Chinese characters and full-width signs take two. */
export const columns = (text) => [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0)

/** The text followed by blanks up to `width` columns. */
const padded = (text, width) => text + ' '.repeat(Math.max(0, width - columns(text)))

/** The text cut to at most `width` columns. */
export function clipped(text, width) {
  if (columns(text) <= width) return text
  let taken = ''
  for (const sign of text) {
    if (columns(taken + sign) >= width) break
    taken += sign
  }
  return `${taken}…`
}

/** Rows laid out in columns that line up, two blanks apart. */
export function table(rows, indent = '  ') {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => columns(row[column]))))
  return rows
    .map(
      (row) =>
        indent +
        row
          .map((cell, column) => padded(cell, widths[column]))
          .join('  ')
          .trimEnd(),
    )
    .join('\n')
}
