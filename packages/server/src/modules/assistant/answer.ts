import type { AnswerEnd, AnswerErrorCode, AnswerSource } from '@chuhai/contract/assistant'
import type { MessageRow } from './history'

export interface Ending {
  state: AnswerEnd
  code: AnswerErrorCode | null
}

/** The ids of an answer and its question. */
export interface AnswerIds {
  id: number
  questionId: number
  time: string
}

const immediate: Throttle = (call) => call()

const minWaitMs = 15
const maxWaitMs = 200
/** With a thousand answers at once, each is sent ten times a second. */
const runningPerMs = 10

/** Delays a callback, the longer the more answers are written; requests for the same callback meanwhile are one call. */
type Throttle = (call: () => void) => void

/**
 * Sends pieces of an answer that come close together as one, so that one process can serve thousands of answers.
 */
export const createThrottle = (countRunning: () => number): Throttle => {
  const due = new Map<() => void, number>()
  let isAttachable = false

  const wait = () => {
    isAttachable = true
    setTimeout(onTimer, minWaitMs)
  }

  const onTimer = () => {
    isAttachable = false
    const now = performance.now()
    for (const [call, at] of due) {
      // The map keeps the order of requests, which is the order of the times they are due.
      if (at > now) break
      due.delete(call)
      call()
    }
    if (due.size > 0) wait()
  }

  return (call) => {
    if (due.has(call)) return
    const waitMs = Math.min(maxWaitMs, Math.max(minWaitMs, countRunning() / runningPerMs))
    due.set(call, performance.now() + waitMs)
    if (!isAttachable) wait()
  }
}

/**
 * An answer that grows, on this instance or another; subscribers are told of changes. Its newest text is kept apart,
 * because JavaScript copies a concatenated text as a whole before it reads a part of it.
 */
class GrowingAnswer {
  readonly id: number
  readonly questionId: number
  readonly time: string
  /** The pages of the portal it links to; null until it has ended. */
  sources: AnswerSource[] | null = null
  /** The first word takes long. */
  isSlow = false
  ending: Ending | null = null
  /** This instance stops; the answer goes on at another one. */
  isDetached = false
  private settled = ''
  private recent = ''
  /** What came after the last notification. */
  private fresh = ''
  private readonly subscribers = new Set<() => void>()

  constructor(
    { id, questionId, time }: AnswerIds,
    private readonly throttle: Throttle,
  ) {
    this.id = id
    this.questionId = questionId
    this.time = time
  }

  get text(): string {
    this.settle()
    return this.settled
  }

  set text(text: string) {
    this.settled = text
    this.recent = ''
    this.fresh = ''
  }

  get length(): number {
    return this.settled.length + this.recent.length
  }

  textFrom(offset: number): string {
    if (offset === this.length - this.fresh.length) return this.fresh
    if (offset >= this.settled.length) return this.recent.slice(offset - this.settled.length)
    return this.text.slice(offset)
  }

  append(piece: string): void {
    this.recent += piece
    this.fresh += piece
  }

  /** Joins the parts: they are not read alone any more. */
  settle(): void {
    this.settled += this.recent
    this.recent = ''
  }

  notify(): void {
    this.throttle(this.notifyAll)
  }

  /** Calls `wake` after changes. */
  subscribe(wake: () => void): void {
    this.subscribers.add(wake)
  }

  unsubscribe(wake: () => void): void {
    this.subscribers.delete(wake)
  }

  get subscriberCount(): number {
    return this.subscribers.size
  }

  private readonly notifyAll = () => {
    for (const wake of this.subscribers) wake()
    this.fresh = ''
  }
}

export type Answer = GrowingAnswer

/** An answer that this instance writes. */
export interface Running {
  userId: number
  answer: Answer
  /** Length of the text in the database. */
  saved: number
  /** When it had a subscriber last, by `performance.now()`. */
  readAt: number
  /** Ends it; the reason is an Ending. */
  abort: AbortController
  /** Set when it has ended and the database does not know yet. */
  ending: Ending | null
  /** Resolves when it has ended and saving that was tried. */
  done: Promise<void>
}

export const createAnswer = (
  name: AnswerIds,
  known: Partial<Pick<Answer, 'text' | 'sources' | 'ending'>> = {},
  throttle = immediate,
): Answer => Object.assign(new GrowingAnswer(name, throttle), known)

export const endingOf = ({ state, errorCode }: MessageRow): Ending | null =>
  state === 'running' || state === null ? null : { state, code: errorCode as Ending['code'] }

/** Returns the answer that a row holds. */
export const restoreAnswer = (row: MessageRow): Answer => {
  const { id, questionId, createdAt, text, sources } = row
  const name = { id, questionId: questionId ?? 0, time: createdAt.toISOString() }
  return createAnswer(name, { text, sources, ending: endingOf(row) })
}
