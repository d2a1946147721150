import { isBeginning, isLatin } from './pieces'
import { simplify } from './wording'

/** A part of an excerpt; matches are hits. */
export interface ExcerptPart {
  text: string
  isHit: boolean
}

const leadLength = 16

interface Hit {
  start: number
  end: number
}

const isOfLatinWord = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign) && isLatin(sign)

/** Latin words are marked as they match: `erp` not within `Enterprise`, and `ai` not in `Air`. */
const isHit = (text: string, piece: string, start: number): boolean => {
  const end = start + piece.length
  const cutsBefore = isOfLatinWord(piece.charAt(0)) && isOfLatinWord(text.charAt(start - 1))
  const cutsAfter = isOfLatinWord(piece.charAt(piece.length - 1)) && isOfLatinWord(text.charAt(end))
  return !cutsBefore && (!cutsAfter || isBeginning(piece))
}

const hitsOf = (text: string, pieces: readonly string[]): Hit[] => {
  const lower = text.toLowerCase()
  // Some letters change their length with their case, which would shift the marks; so do a few rare characters.
  const compared = [simplify(lower), lower].find(({ length }) => length === text.length)
  if (compared === undefined) return []
  const hits: Hit[] = []
  for (const piece of pieces)
    for (let start = compared.indexOf(piece); start >= 0; start = compared.indexOf(piece, start + 1))
      if (isHit(compared, piece, start)) hits.push({ start, end: start + piece.length })
  return hits.sort((a, b) => a.start - b.start)
}

/** Joins overlapping hits: 保税 and 税仓 are one. */
const joined = (hits: Hit[]): Hit[] => {
  const list: Hit[] = []
  for (const { start, end } of hits) {
    const last = list.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else list.push({ start, end })
  }
  return list
}

/** Returns the start of the part with most hits. */
const bestStart = (hits: readonly Hit[], length: number): number => {
  let best = { start: 0, weight: 0 }
  for (const { start } of hits) {
    const within = hits.filter((hit) => hit.start >= start && hit.end <= start + length)
    const weight = within.reduce((sum, hit) => sum + hit.end - hit.start, 0)
    if (weight > best.weight) best = { start, weight }
  }
  return best.start
}

const isHalf = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at))

/** Returns the part of a text with most matches, marked. */
export const excerptOf = (text: string, pieces: readonly string[], length = 96): ExcerptPart[] => {
  const hits = joined(hitsOf(text, pieces))
  const wanted = bestStart(hits, length) - leadLength
  let from = Math.max(0, Math.min(wanted, text.length - length))
  if (isHalf(text, from)) from -= 1
  let to = Math.min(text.length, from + length)
  if (isHalf(text, to)) to -= 1
  const parts: ExcerptPart[] = []
  const add = (start: number, end: number, isHit: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), isHit })
  }
  if (from > 0) parts.push({ text: '…', isHit: false })
  let at = from
  for (const { start, end } of hits) {
    if (end <= from || start >= to) continue
    add(at, Math.max(start, at), false)
    add(Math.max(start, from), Math.min(end, to), true)
    at = Math.min(end, to)
  }
  add(at, to, false)
  if (to < text.length) parts.push({ text: '…', isHit: false })
  return parts
}

/** Returns a whole text with matches marked. */
export const markedIn = (text: string, pieces: readonly string[]): ExcerptPart[] =>
  excerptOf(text, pieces, text.length)
