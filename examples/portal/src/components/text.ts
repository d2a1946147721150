/** An amount in fen as visitors read it: `¥3,980`, `¥39.90`. */
export const money = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: fen % 100 === 0 ? 0 : 2 })}`

/** The first paragraph of a Markdown text without its marks, as a description holds it. */
export const firstParagraph = (markdown: string): string =>
  (markdown.split(/\n\s*\n/, 1)[0] ?? '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`~#>]/g, '')
