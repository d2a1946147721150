/**
 * Reads yuan with up to two decimals as fen; null for anything else.
 *
 * @example
 * fenOf('99.5') // 9950
 */
export const fenOf = (yuan: string): number | null => {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  if (whole === undefined) return null
  const fen = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -fen : fen
}

/**
 * Writes fen as yuan for tables and other programs: always two decimals, and nothing else.
 *
 * @example
 * yuanOf(398_000) // '3980.00'
 */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2)

/**
 * Writes fen as visitors read a price: two decimals where there are any.
 *
 * @example
 * priceText(398_000) // '¥3,980'
 * priceText(3990) // '¥39.90'
 */
export const priceText = (fen: number): string =>
  // A formatter of the platform takes a hundred times as long, and a quote writes hundreds of sums.
  `¥${yuanOf(fen)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
