import { createCodeMarks } from './code-marks'

/** What is known of a service, and kept from one answer to the next. */
export interface Habit {
  /** Its answers begin with reasoning that no tag opens, because its prompt ends with that tag. */
  startsThinking: boolean
}

interface ReasoningOptions {
  habit: Habit
  /** Gets the answer piece by piece; an empty piece while the model thinks. */
  onText: (piece: string) => void
  /** All text so far was reasoning. */
  onTakenBack: () => void
}

const token = /\n|`+|~+|<\/?(?:think|thinking|thought)>|[^\n`~<]+|</gi
/** The end of a piece that the next one may continue: of a tag, or of a run of marks. */
const unfinished = /(?:<\/?[a-z]{0,8}|(?<!`)`{1,64}|(?<!~)~{1,64})$/i
const mark = /[\n`~<]/
/** The end of the reasoning; one in backticks is spoken about. */
const closing = /`?<\/(?:think|thinking|thought)>`?/gi
const unfinishedClosing = /`?(?:<(?:\/(?:[a-z]{0,8}|(?:think|thinking|thought)>))?)?$/i
const startsWithTag = /^\s*<(?:think|thinking|thought)>/i

/**
 * Passes on an answer without the reasoning that some models write into its text, as `<think>…</think>`, however it is cut
 * into pieces. A tag in code is text. Within a line only a closed pair is reasoning, so that a sentence may name a tag.
 */
export const createReasoningFilter = ({ habit, onText, onTakenBack }: ReasoningOptions) => {
  let marks = createCodeMarks()
  let isThinking = habit.startsThinking
  /** The tag of reasoning that may turn out to be text, empty where a habit says so; null for certain reasoning. */
  let doubtful: string | null = isThinking ? '' : null
  let held = ''
  let waiting = ''
  let hasThought = false
  let hasText = false
  /** What this piece adds to the answer, and the blank text before its first word. */
  let passed = ''
  let lead = ''
  let isPassedOn = false

  const pass = (text: string) => {
    if (hasText) {
      passed += text
      return
    }
    lead += text
    if (lead.trim() === '') return
    hasText = true
    passed = hasThought ? lead.trimStart() : lead
  }
  const takeBack = () => {
    if (isPassedOn) onTakenBack()
    habit.startsThinking ||= hasText
    hasText = false
    isPassedOn = false
    passed = ''
    lead = ''
    marks = createCodeMarks()
  }
  const open = (tag: string) => {
    doubtful = marks.isLineStart() ? null : tag
    held = ''
    isThinking = true
  }
  const close = () => {
    if (doubtful === '' && startsWithTag.test(held)) habit.startsThinking = false
    doubtful = null
    isThinking = false
    hasThought = true
  }

  /** Skips reasoning; returns what follows it. */
  const think = (text: string, isEnd: boolean): string => {
    for (const { 0: match, index } of text.matchAll(closing)) {
      const end = index + match.length
      const isQuoted = match.startsWith('`') && (match.endsWith('`') || (end === text.length && !isEnd))
      if (isQuoted) continue
      held += text.slice(0, index)
      close()
      return text.slice(match.endsWith('`') ? end - 1 : end)
    }
    waiting = isEnd ? '' : (unfinishedClosing.exec(text)?.[0] ?? '')
    if (doubtful !== null) held += text.slice(0, text.length - waiting.length)
    return ''
  }
  /** Passes on text up to the next reasoning; returns what follows the tag. */
  const answer = (text: string, isEnd: boolean): string => {
    const tail = isEnd ? '' : (unfinished.exec(text)?.[0] ?? '')
    const whole = text.slice(0, text.length - tail.length)
    for (const { 0: part, index } of whole.matchAll(token)) {
      const isTag = part.length > 1 && part.startsWith('<') && !marks.isCode()
      if (!isTag) {
        marks.read(part)
        pass(part)
        continue
      }
      if (part[1] !== '/') open(part)
      else if (!hasThought) takeBack()
      hasThought ||= part[1] === '/'
      return text.slice(index + part.length)
    }
    waiting = tail
    return ''
  }
  const read = (piece: string, isEnd: boolean) => {
    let rest = waiting + piece
    waiting = ''
    while (rest !== '') rest = isThinking ? think(rest, isEnd) : answer(rest, isEnd)
  }
  const flush = () => {
    const piece = passed
    passed = ''
    isPassedOn ||= piece !== ''
    onText(piece)
  }

  return {
    feed(piece: string): void {
      if (!isThinking && isPassedOn && waiting === '' && !mark.test(piece)) {
        marks.read(piece)
        onText(piece)
      } else {
        read(piece, false)
        flush()
      }
    },
    /** The answer is whole. */
    end(): void {
      read('', true)
      const isText = isThinking && doubtful !== null && !(doubtful === '' && startsWithTag.test(held))
      if (isText) {
        if (doubtful === '') habit.startsThinking = false
        pass(doubtful + held)
      }
      flush()
    },
  }
}
