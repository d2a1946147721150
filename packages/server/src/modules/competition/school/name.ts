/** A name as it is kept: without spaces, its brackets as wide as the characters. */
export const schoolNameOf = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/gu, '').replaceAll('(', '（').replaceAll(')', '）')
