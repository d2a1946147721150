import type { Locale } from '@chuhai/contract'
import type { AnswerErrorCode } from '@chuhai/contract/assistant'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { Find } from '../../search/search'
import type { Limits } from '../../settings/assistant'

export interface PastMessage {
  speaker: 'user' | 'assistant'
  text: string
}

/** What a model is given to write an answer. */
export interface ModelRequest {
  question: string
  /** Language of the question. */
  locale: Locale
  /** The image that goes with the question: a data URL for a model that sees images, else true. */
  image: string | boolean
  /** Pages of the portal that fit it, the best first. */
  results: readonly Find[]
  /** Earlier messages, the oldest first. */
  history: readonly PastMessage[]
}

export interface Model {
  seesImages: boolean
  /**
   * Passes on the answer in pieces as they come, and resolves when it is complete, or rejects with a Refusal; an empty
   * piece is a sign of life.
   * `onAlive`: the service has said that it is there. `onTakenBack`: what was passed on so far is not part of the answer. By callback, because an iterator would hold a
   * promise for each of thousands of answers.
   */
  write(
    request: ModelRequest,
    signal: AbortSignal,
    onText: (piece: string) => void,
    onTakenBack: () => void,
    onAlive: () => void,
  ): Promise<void>
}

/**
 * Why a model wrote no answer, or an incomplete one. `reason` is for the log and never quotes a visitor. `isOutage`: any
 * other question would fail too.
 */
export class ModelError extends Error {
  override name = 'ModelError'

  constructor(
    readonly code: AnswerErrorCode,
    readonly reason: string,
    readonly isOutage = false,
  ) {
    super(reason)
  }
}

/** Ends an answer whose text only says why there is none; the question is not counted. */
export class Refusal extends Error {
  override name = 'Refusal'
}

interface CircuitBreaker {
  /** How long no question is sent to the model; null where it may be asked. */
  retryAfterSeconds(): number | null
  /** Reports the outcome of one call: its first word, or the error. */
  watch(): { onFirstWord: () => void; onEnd: (error: Error) => void }
}

/** Stops asking a model that fails repeatedly, then tries it again with one question. */
export const createCircuitBreaker = ({
  failuresMax,
  restMs,
}: Pick<Limits, 'failuresMax' | 'restMs'>): CircuitBreaker => {
  const isOutage = (error: Error) => error instanceof ModelError && error.isOutage
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresMax),
  })
  let brokeAt = 0
  breaker.onBreak(() => {
    brokeAt = Date.now()
  })
  return {
    retryAfterSeconds() {
      const leftMs = brokeAt + restMs - Date.now()
      const mayAsk =
        breaker.state === CircuitState.Closed || (breaker.state === CircuitState.Open && leftMs <= 0)
      return mayAsk ? null : Math.max(1, Math.ceil(leftMs / 1000))
    },
    watch() {
      let onFirstWord = () => {}
      let onEnd = (_: Error) => {}
      const firstWord = new Promise<void>((resolve, reject) => {
        onFirstWord = resolve
        onEnd = reject
      })
      firstWord.catch(() => {})
      breaker.execute(() => firstWord).catch(() => {})
      return { onFirstWord, onEnd }
    },
  }
}
