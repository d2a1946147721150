import type { AnswerEnd, AnswerErrorCode, AnswerSource } from '@chuhai/contract/assistant'
import type { MessageRow } from './history'

export interface Ending {
  state: AnswerEnd
  code: AnswerErrorCode | null
  /** Its text only says that there is no answer: the question is not counted. */
  isRefusal?: true
}

/** The ids of an answer and its question. */
export interface AnswerIds {
  id: number
  questionId: number
  time: string
}

const minDelayMs = 15
const maxDelayMs = 200
/** With a thousand answers at once, each is sent ten times a second. */
const answersPerMs = 10

/** Returns how long pieces of an answer are collected, so that one process can serve thousands of answers. */
const notifyDelayMs = (runningCount: number): number =>
  Math.min(maxDelayMs, Math.max(minDelayMs, runningCount / answersPerMs))

/**
 * An answer that grows, on this instance or another, and notifies its subscribers. Its newest text is kept apart, because
 * JavaScript copies a concatenated text as a whole before it reads a part of it.
 */
class GrowingAnswer {
  readonly id: number
  readonly questionId: number
  readonly time: string
  /** The pages of the portal it links to; null until it has ended. */
  sources: AnswerSource[] | null = null
  /** The model has not begun in time. */
  isSlow = false
  ending: Ending | null = null
  /** How often its text was taken back, because it turned out to be no answer. */
  restarts = 0
  /** This instance stops; the answer goes on at another one. */
  isDetached = false
  private settled = ''
  private recent = ''
  /** What came after the last notification. */
  private fresh = ''
  private timer: NodeJS.Timeout | undefined
  private readonly subscribers = new Set<() => void>()

  constructor(
    { id, questionId, time }: AnswerIds,
    private readonly countRunning: () => number,
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

  /** Begins anew: readers drop what they have. */
  restart(text = ''): void {
    this.restarts += 1
    this.text = text
    this.notify()
  }

  /** Joins the parts once the newest one was read. */
  settle(): void {
    this.settled += this.recent
    this.recent = ''
  }

  /** Calls the subscribers after a short time; several notifications meanwhile are one call. */
  notify(): void {
    this.timer ??= setTimeout(this.notifyAll, notifyDelayMs(this.countRunning()))
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
    this.timer = undefined
    for (const wake of this.subscribers) wake()
    this.fresh = ''
  }
}

export type Answer = GrowingAnswer

/** An answer that this instance writes. */
export interface Running {
  userId: number
  answer: Answer
  /** Length of the text in the database, and how often it had been taken back. */
  saved: number
  savedRestarts: number
  /** When it had a subscriber last, by the clock of the assistant. */
  readAt: number
  /** Ends it; the reason is an Ending. */
  abort: AbortController
  /** Set when it has ended, until that is saved. */
  ending: Ending | null
  /** Resolves when it has ended, after the first attempt to save that. */
  done: Promise<void>
}

export const createAnswer = (
  name: AnswerIds,
  known: Partial<Pick<Answer, 'text' | 'sources' | 'ending'>> = {},
  countRunning = () => 1,
): Answer => Object.assign(new GrowingAnswer(name, countRunning), known)

export const endingOf = ({ state, errorCode }: MessageRow): Ending | null =>
  state === 'running' || state === null ? null : { state, code: errorCode as Ending['code'] }

/** Returns the answer that a row holds. */
export const restoreAnswer = (row: MessageRow): Answer => {
  const { id, questionId, createdAt, text, sources } = row
  const name = { id, questionId: questionId ?? 0, time: createdAt.toISOString() }
  return createAnswer(name, { text, sources, ending: endingOf(row) })
}
