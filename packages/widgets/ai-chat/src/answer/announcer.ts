/** Removes Markdown's marks. */
const spoken = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\|)\s*/, '')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/[*_`~]+|^\|?[\s:|-]+$/g, '')
    .replaceAll('|', ' ')
    .trim()

/**
 * Announces a growing answer to screen readers by whole sentences, without marks and without code.
 */
export const createAnnouncer = (announce: (sentences: string) => void) => {
  let from = 0
  let isCode = false

  /** `endNotice` tells how the answer has ended, once it has. */
  return (text: string, endNotice?: string): void => {
    const isEnded = endNotice !== undefined
    const fresh = text.slice(from)
    const ends = [...fresh.matchAll(/[。！？!?\n]|\.(?=\s)/g)]
    const last = ends.at(-1)
    const length = isEnded ? fresh.length : last ? last.index + 1 : 0
    if (!length && !endNotice) return
    from += length
    const lines = fresh.slice(0, length).split('\n')
    const spokenLines = lines.map((line) => {
      const isFence = /^\s*(?:```|~~~)/.test(line)
      if (isFence) isCode = !isCode
      return isFence || isCode ? '' : spoken(line)
    })
    const sentences = [...spokenLines, endNotice].filter(Boolean).join(' ')
    if (sentences) announce(sentences)
  }
}
