import type { AnswerEnd, AnswerErrorCode, AnswerSource } from '@chuhai/contract/assistant'
import type { Pace } from './pace'

export interface Ending {
  state: AnswerEnd
  code: AnswerErrorCode | null
}

/** Which answer it is, and to what. */
export interface AnswerName {
  id: number
  questionId: number
  time: string
}

const atOnce: Pace = (call) => call()

/**
 * An answer that grows, wherever it is written; those who follow it look at it whenever it has changed. Of its text the
 * ends are kept apart: to read a part of a text that has grown, JavaScript first copies all of it.
 */
class GrowingAnswer {
  readonly id: number
  readonly questionId: number
  readonly time: string
  /** What of the portal it links to; null until it has ended. */
  sources: AnswerSource[] | null = null
  /** Nothing has come for a while. */
  isSlow = false
  ending: Ending | null = null
  /** This instance stops following it; it goes on elsewhere. */
  isLeft = false
  private settled = ''
  private recent = ''
  /** What those who follow have not been woken for. */
  private fresh = ''
  private readonly wakes = new Set<() => void>()

  constructor(
    { id, questionId, time }: AnswerName,
    private readonly pace: Pace,
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

  /** What came until now will be read as a whole, if ever. */
  settle(): void {
    this.settled += this.recent
    this.recent = ''
  }

  changed(): void {
    this.pace(this.wakeAll)
  }

  /** Calls `wake` whenever it has changed, until it leaves. */
  listen(wake: () => void): void {
    this.wakes.add(wake)
  }

  leave(wake: () => void): void {
    this.wakes.delete(wake)
  }

  get listeners(): number {
    return this.wakes.size
  }

  private readonly wakeAll = () => {
    for (const wake of this.wakes) wake()
    this.fresh = ''
  }
}

export type Answer = GrowingAnswer

export const createAnswer = (
  name: AnswerName,
  known: Partial<Pick<Answer, 'text' | 'sources' | 'ending'>> = {},
  pace = atOnce,
): Answer => Object.assign(new GrowingAnswer(name, pace), known)
