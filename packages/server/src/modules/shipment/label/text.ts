import type { FontName, LabelFonts, TextRun } from './fonts'

/** A PDF as far as texts need it. */
export interface TextTarget {
  font(name: FontName): TextTarget
  fontSize(size: number): TextTarget
  widthOfString(text: string): number
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): unknown
}

/** Where a text stands: its upper left corner and how much room there is, in points. */
export interface TextBox {
  x: number
  y: number
  width: number
  /** The largest size, which a long text falls below, and the least that can be read. */
  size: number
  least?: number
  lines?: number
  align?: 'left' | 'right'
}

const lineHeight = 1.22
const ascent = 0.95
const shrink = 0.5

/** Where a line may be broken: after a space, and on both sides of a Chinese character. */
const pieces = (text: string): string[] =>
  text.match(/[\p{sc=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{sc=Han}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu) ??
  []

/** Draws texts of several fonts into boxes. */
export const textWriter = (target: TextTarget, { runsOf }: LabelFonts) => {
  const widthOf = (runs: readonly TextRun[], size: number): number =>
    runs.reduce((sum, { font, text }) => sum + target.font(font).fontSize(size).widthOfString(text), 0)

  /** Breaks a piece that is wider than a line, such as a long number. */
  const cut = (piece: string, size: number, width: number): string[] => {
    const parts: string[] = []
    for (const sign of piece) {
      const last = parts.at(-1)
      if (last !== undefined && widthOf(runsOf(last + sign), size) <= width)
        parts[parts.length - 1] = last + sign
      else parts.push(sign)
    }
    return parts
  }

  const linesOf = (text: string, size: number, width: number): string[] => {
    const lines: string[] = []
    for (const whole of pieces(text))
      for (const piece of widthOf(runsOf(whole.trimEnd()), size) > width
        ? cut(whole, size, width)
        : [whole]) {
        const last = lines.at(-1)
        const joined = (last ?? '') + piece
        if (last !== undefined && widthOf(runsOf(joined.trimEnd()), size) <= width)
          lines[lines.length - 1] = joined
        else lines.push(piece)
      }
    return lines.map((line) => line.trim())
  }

  const fitted = (text: string, { size, least = size, width, lines = 1 }: TextBox) => {
    for (let tried = size; tried > least; tried -= shrink) {
      const found = linesOf(text, tried, width)
      if (found.length <= lines) return { size: tried, found }
    }
    return { size: least, found: linesOf(text, least, width) }
  }

  /** Returns where the next text can begin below one that is drawn into a box. */
  const below = (text: string, box: TextBox): number => {
    const { size, found } = fitted(text, box)
    return box.y + found.length * lineHeight * size
  }

  /** Draws a text as large as it fits, and returns where the next one can begin. */
  const write = (text: string, box: TextBox): number => {
    const { size, found } = fitted(text, box)
    for (const [index, line] of found.entries()) {
      const runs = runsOf(line)
      let x = box.align === 'right' ? box.x + box.width - widthOf(runs, size) : box.x
      const y = box.y + (index * lineHeight + ascent) * size
      for (const { font, text: part } of runs) {
        target.font(font).fontSize(size).text(part, x, y, { lineBreak: false, baseline: 'alphabetic' })
        x += target.widthOfString(part)
      }
    }
    return box.y + found.length * lineHeight * size
  }

  return { write, below }
}
