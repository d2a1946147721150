import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { isWide } from './kit.mjs'

/** How fast a subtitle is read, in Chinese characters a second, and the pause after it in seconds. */
const charactersPerSecond = 4.5
const pauseS = 0.8
/** How long the last picture stays after its sentence. */
const endS = 1.5

const readingS = (sentence) => {
  const length = [...sentence].reduce((sum, sign) => sum + (isWide(sign) ? 1 : 0.5), 0)
  return Math.round((length / charactersPerSecond + pauseS) * 2) / 2
}

const listed = (value) => (value === undefined ? [] : [value].flat().map(String))

/**
 * Reads the script of a lesson's film: the video with its times, which follow from the length of its sentences, and what each of
 * its chapters shows. `steps` are the numbers of the sentences with which things come.
 */
export const scriptOf = (film) => {
  const file = fileURLToPath(new URL(`./lessons/${film}.yaml`, import.meta.url))
  const { title, art, chapters } = parse(readFileSync(file, 'utf8'))
  const transcript = []
  let at = 0
  const boards = chapters.map(({ lines, ...board }) => {
    const from = transcript.length
    const items = []
    const marks = []
    for (const line of lines) {
      const { say, show, mark } = typeof line === 'string' ? { say: line } : line
      const step = transcript.length
      listed(show).forEach((words, order) => {
        items.push({ step, order, cells: words.split(' / ') })
      })
      listed(mark).forEach((words) => {
        marks.push({ step, words })
      })
      transcript.push({ at, text: say })
      at += readingS(say)
    }
    return { ...board, from, until: transcript.length, items, marks }
  })
  const video = {
    name: title,
    seconds: Math.ceil(at + endS),
    transcript,
    chapters: boards.map(({ title, from }) => ({ title, at: transcript[from].at })),
  }
  const opening = {
    title,
    art: art ?? boards.find((board) => board.art)?.art,
    parts: boards.map(({ title }) => title),
  }
  // What is said before anything is shown is said over the opening.
  boards[0].from = boards[0].items[0].step
  // The last board stays until the end.
  boards.at(-1).until = undefined
  return { video, opening, boards }
}
