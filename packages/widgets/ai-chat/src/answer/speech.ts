/** Takes away what is only there to be seen. */
const spoken = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\|)\s*/, '')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/[*_`~]+|^\|?[\s:|-]+$/g, '')
    .replaceAll('|', ' ')
    .trim()

/**
 * Hands on a growing answer by whole sentences, as a screen reader is to say it: without marks, and without code, which is
 * read where it stands.
 */
export const createSpeech = (say: (sentences: string) => void) => {
  let from = 0
  let isCode = false

  /** `farewell` says how the answer has ended, when it has. */
  return (text: string, farewell?: string): void => {
    const isEnded = farewell !== undefined
    const fresh = text.slice(from)
    const ends = [...fresh.matchAll(/[。！？!?\n]|\.(?=\s)/g)]
    const last = ends.at(-1)
    const length = isEnded ? fresh.length : last ? last.index + 1 : 0
    if (!length && !farewell) return
    from += length
    const lines = fresh.slice(0, length).split('\n')
    const heard = lines.map((line) => {
      const isFence = /^\s*(?:```|~~~)/.test(line)
      if (isFence) isCode = !isCode
      return isFence || isCode ? '' : spoken(line)
    })
    const sentences = [...heard, farewell].filter(Boolean).join(' ')
    if (sentences) say(sentences)
  }
}
