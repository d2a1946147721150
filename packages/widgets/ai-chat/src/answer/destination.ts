const maxLength = 2000
const maxBrackets = 8

/** Reads `address "title")` behind `](`; answers the address and where the text goes on, null when it is none. */
export const readDestination = (text: string, from: number): [address: string, to: number] | null => {
  const end = Math.min(text.length, from + maxLength)
  let at = from
  const skipSpace = () => {
    while (at < end && /\s/.test(text[at] as string)) at += 1
  }
  skipSpace()
  let address = ''
  if (text[at] === '<') {
    const close = text.slice(at, end).search(/[>\n]/)
    if (close < 0 || text[at + close] !== '>') return null
    address = text.slice(at + 1, at + close)
    at += close + 1
  } else {
    const start = at
    for (let brackets = 0; at < end; at += 1) {
      const character = text[at] as string
      if (/\s/.test(character)) break
      if (character === '\\' && at + 1 < end) at += 1
      else if (character === '(') brackets += 1
      else if (character === ')') {
        if (!brackets) break
        brackets -= 1
      }
      if (brackets > maxBrackets) return null
    }
    address = text.slice(start, at).replace(/\\([!-/:-@[-`{-~])/g, '$1')
  }
  skipSpace()
  const title = /^(?:"[^"]*"|'[^']*')/.exec(text.slice(at, end))
  if (title) {
    at += title[0].length
    skipSpace()
  }
  return text[at] === ')' && at < end ? [address, at + 1] : null
}
