import { art } from './art.mjs'
import { bars } from './boards/bars.mjs'
import { cards } from './boards/cards.mjs'
import { list } from './boards/list.mjs'
import { steps } from './boards/steps.mjs'
import { sum } from './boards/sum.mjs'
import { table } from './boards/table.mjs'
import { circle, ink, path, pill, text, widthOf } from './kit.mjs'

const pictures = { bars, cards, list, steps, sum, table }

/** How long a board waits for the one before it to leave, in seconds. */
const changeS = 0.3
/** How long a thing waits for the one that comes with the same sentence, in seconds. */
const orderS = 0.5

/** The part of a picture in which a board draws; the subtitles are below it. */
const areaOf = ({ marks, art: name }) => ({
  left: 80,
  right: name ? 800 : 1200,
  top: 236,
  bottom: marks.length > 0 ? 532 : 572,
})

const drawBoard = (board, stage) => {
  const { from, until, marks } = board
  const draw = pictures[board.picture]
  if (!draw) throw new Error(`There is no picture "${board.picture}"`)
  const delayOf = ({ step, order }) => order * orderS + (step === from ? changeS : 0)
  const tools = {
    area: areaOf(board),
    /** What is there from the beginning of the board. */
    ground: (part, options) => stage.show(from, part, { until, delay: changeS, dy: 0, ...options }),
    /** What comes with an item. */
    arrive: (item, part, options) => stage.show(item.step, part, { until, delay: delayOf(item), ...options }),
    /** What is there while an item is the newest. */
    focus: (item, part, options) =>
      stage.show(item.step, part, { until: item.step + 1, delay: delayOf(item), dy: 0, ...options }),
    /** How far an item has come, from 0 to 1. */
    share: (item) => stage.entered(item.step, delayOf(item)),
  }
  const heading =
    text(80, 190, board.title, { size: 44, weight: 700 }) +
    path(`M${96 + widthOf(board.title, 44)} 176H${140 + widthOf(board.title, 44)}`, {
      stroke: ink.accent,
      weight: 5,
    })
  return [
    tools.ground(heading, { dy: 12 }),
    board.art && tools.ground(art(board.art, 1016, 390), { dx: 24 }),
    draw(board, tools),
    ...marks.map(({ step, words }) =>
      stage.show(step, pill(80, 546, words, { fill: ink.deep, color: ink.paper, size: 30 }), { until }),
    ),
  ].join('')
}

/** What a film begins with: the names of its chapters, until the first board comes. */
const drawOpening = ({ parts, art: name }, until, stage) =>
  [
    name && stage.show(0, art(name, 1016, 390), { until, dx: 24, dy: 0 }),
    ...parts.map((part, index) => {
      const y = 250 + index * 108
      return stage.show(
        0,
        circle(110, y, 30, { fill: ink.accent, stroke: 'none' }) +
          text(110, y + 12, index + 1, { size: 34, weight: 700, fill: ink.paper, anchor: 'middle' }) +
          text(168, y + 17, part, { size: 48, weight: 700 }),
        { until, delay: 0.2 + index * 0.4, dx: 24, dy: 0 },
      )
    }),
  ].join('')

/** The scene of a lesson's film: its opening, and the board of each chapter. */
export const lessonScene =
  ({ opening, boards }) =>
  (stage) =>
    (boards[0].from > 0 ? drawOpening(opening, boards[0].from, stage) : '') +
    boards.map((board) => drawBoard(board, stage)).join('')
