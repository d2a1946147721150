/** Reads yuan with up to two decimals as fen; null for anything else. */
export const fenOf = (yuan: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Writes fen as yuan with two decimals. */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2)
