import { chatInputMax } from '@chuhai/contract/constants'

/** Characters as a person counts them. */
export const lengthOf = (text: string): number => [...text].length

export interface Limited {
  text: string
  /** Where the caret stands. */
  caret: number
  /** How many characters did not fit. */
  cut: number
}

/** Keeps a text within the limit (specification 5.8): what was put in last, before the caret, gives way. */
export const limited = (text: string, caret: number, max = chatInputMax): Limited => {
  const cut = Math.max(0, lengthOf(text) - max)
  if (!cut) return { text, caret, cut }
  const before = [...text.slice(0, caret)]
  const kept = before.slice(0, Math.max(0, before.length - cut)).join('')
  const rest = [...text.slice(caret)].slice(0, max - lengthOf(kept)).join('')
  return { text: kept + rest, caret: kept.length, cut }
}
