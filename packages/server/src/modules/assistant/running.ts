import type { Answer, Ending } from './answer'

/** An answer that this instance writes. */
export interface Running {
  userId: number
  answer: Answer
  /** Length that the database has. */
  saved: number
  /** When it was read last, by `performance.now()`; it is read while somebody listens. */
  readAt: number
  /** Ends it; the reason is the ending. */
  abort: AbortController
  /** How it has ended, when it has, until the database knows. */
  ending: Ending | null
  /** Resolves when it has ended and the database was told, or could not be told for now. */
  done: Promise<void>
}
