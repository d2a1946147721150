import { parseBlocks } from './blocks'
import type { Drawn } from './draw-block'
import type { Ink } from './draw-inline'
import { redrawAll } from './redraw'

/** Blocks that share a box of their own: a browser lays out the last few, and passes over the boxes before them. */
const blocksPerPart = 12

/** The last of them stay as they are: a box that comes into sight while it grows would be laid out twice in one frame. */
const partsInSight = 2

/** How much is drawn in one frame, which a browser then has to lay out and paint; a longer block is drawn as a whole. */
const sliceLength = 256

export interface Sheet {
  /** Draws what has come, as far as one slice goes; answers whether everything is drawn. */
  draw(text: string, isEnded: boolean): boolean
}

/**
 * Draws a text that grows into `host`, block by block. A block that has ended is never touched again: only the lines from
 * the last one on are read anew.
 */
export const createSheet = (host: HTMLElement, ink: Ink): Sheet => {
  let start = 0
  let slice = sliceLength
  const open: Drawn[] = []
  /** How many blocks have ended. */
  let count = 0

  const partOf = (index: number): HTMLElement => {
    const place = Math.floor((count + index) / blocksPerPart)
    const known = host.children[place] as HTMLElement | undefined
    if (known) return known
    const part = host.ownerDocument.createElement('div')
    part.className = 'ch-answer__part'
    host.append(part)
    host.children[place - partsInSight]?.classList.add('ch-answer__part--past')
    return part
  }

  return {
    draw(text, isEnded) {
      const isAll = text.length - start <= slice
      const cut = isAll ? text.length : text.lastIndexOf('\n', start + slice) + 1
      const end = cut > start ? cut : start + slice
      const isLast = isAll && isEnded
      const lines = text.slice(start, end).split('\n')
      const blocks = parseBlocks(lines)

      // The line that still grows says nothing for sure, nor does one whose next line decides what it is.
      const sure = isLast ? Number.POSITIVE_INFINITY : lines.length - 2
      let ended = isLast ? blocks.length : 0
      blocks.forEach(({ from }, index) => {
        if (from + 1 <= sure) ended = Math.max(ended, index)
      })
      redrawAll(partOf, open, blocks, !isLast, ink)
      if (ended) {
        const from = blocks[ended]?.from ?? lines.length
        for (const line of lines.slice(0, from)) start += line.length + 1
        open.splice(0, ended)
        count += ended
      }
      if (host.lastElementChild?.childElementCount === 0) host.lastElementChild.remove()
      if (isAll) return true
      slice = ended ? sliceLength : slice * 2
      return false
    },
  }
}
