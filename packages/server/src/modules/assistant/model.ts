import type { Locale } from '@chuhai/contract'
import type { AnswerErrorCode } from '@chuhai/contract/assistant'
import type { Find } from '../../search/search'

export interface Said {
  speaker: 'user' | 'assistant'
  text: string
}

/** What is known when an answer is to be written. */
export interface Briefing {
  question: string
  /** Language of the question. */
  locale: Locale
  /** The image that goes with the question: as a data address for a model that sees images, else true. */
  image: string | boolean
  /** What the portal has on it, the best first. */
  finds: readonly Find[]
  /** What was said before, the oldest first. */
  before: readonly Said[]
}

/** Whoever writes answers. */
export interface Model {
  seesImages: boolean
  /**
   * Says the answer in pieces as they come, and resolves when it is whole; an empty piece is a sign of life. Calls, and no
   * iterators: of thousands of answers at once, each waits for its next piece without a promise.
   */
  write(briefing: Briefing, signal: AbortSignal, say: (piece: string) => void): Promise<void>
}

/**
 * Why a model wrote no answer, or no whole one. `reason` is for the log, and quotes nobody. `isOutage` says that the next
 * question would fail alike, whatever it is.
 */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble'

  constructor(
    readonly code: AnswerErrorCode,
    readonly reason: string,
    readonly isOutage = false,
  ) {
    super(reason)
  }
}
