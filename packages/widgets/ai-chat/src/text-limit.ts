import { chatInputMax } from '@chuhai/contract/constants'

/** Returns the number of characters, as a person counts them. */
export const characterCount = (text: string): number => [...text].length

export interface LimitedText {
  text: string
  /** Position of the caret. */
  caret: number
  /** How many characters did not fit. */
  cut: number
}

/** Cuts a text to the limit (specification 5.8), at the caret: what was typed or pasted last is left out. */
export const limitText = (text: string, caret: number, max = chatInputMax): LimitedText => {
  const cut = Math.max(0, characterCount(text) - max)
  if (!cut) return { text, caret, cut }
  const before = [...text.slice(0, caret)]
  const start = before.slice(0, Math.max(0, before.length - cut)).join('')
  const rest = [...text.slice(caret)].slice(0, max - characterCount(start)).join('')
  return { text: start + rest, caret: start.length, cut }
}
