import { parseBlocks } from './blocks'
import type { Drawn } from './draw-block'
import type { Ink } from './draw-inline'
import { redrawAll } from './redraw'

/**
 * Blocks share a part, and parts a chapter: a browser lays out the last few, and passes over the boxes before them. Of
 * boxes it passes over there are never many, because it looks at each of them in every frame.
 */
const blocksPerPart = 12
const partsPerChapter = 6

/** The last of them stay as they are: a box that comes into sight while it grows would be laid out twice in one frame. */
const boxesInSight = 2

export interface Sheet {
  /**
   * Draws what has come, as far as a slice of so many characters goes; a longer block is drawn as a whole. Answers
   * whether everything is drawn.
   */
  draw(text: string, isEnded: boolean, sliceLength: number): boolean
}

/**
 * Draws a text that grows into `host`, block by block. A block that has ended is never touched again: only the lines from
 * the last one on are read anew.
 */
export const createSheet = (host: HTMLElement, ink: Ink): Sheet => {
  let start = 0
  /** A block longer than a slice asks for a longer one. */
  let wanted = 0
  const open: Drawn[] = []
  /** How many blocks have ended. */
  let count = 0

  const boxIn = (parent: HTMLElement, place: number, name: 'chapter' | 'part'): HTMLElement => {
    const known = parent.children[place] as HTMLElement | undefined
    if (known) return known
    const box = host.ownerDocument.createElement('div')
    box.className = `ch-answer__box ch-answer__${name}`
    parent.append(box)
    parent.children[place - boxesInSight]?.classList.add('ch-answer__box--past')
    return box
  }
  const partOf = (index: number): HTMLElement => {
    const place = Math.floor((count + index) / blocksPerPart)
    const chapter = boxIn(host, Math.floor(place / partsPerChapter), 'chapter')
    return boxIn(chapter, place % partsPerChapter, 'part')
  }
  /** A block that turns out to belong to the one before it may leave its boxes empty. */
  const dropEmptyBoxes = () => {
    const chapter = host.lastElementChild
    if (chapter?.lastElementChild?.childElementCount === 0) chapter.lastElementChild.remove()
    if (chapter?.childElementCount === 0) chapter.remove()
  }

  return {
    draw(text, isEnded, sliceLength) {
      const slice = Math.max(sliceLength, wanted)
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
      dropEmptyBoxes()
      if (isAll) return true
      wanted = ended ? 0 : slice * 2
      return false
    },
  }
}
