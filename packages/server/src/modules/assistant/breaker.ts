import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { ModelTrouble } from './model'
import type { Limits } from './settings'

export interface ModelBreaker {
  /** How long the model is still left alone; null where it may be asked. */
  restSeconds(): number | null
  /** Learns from an answer that begins whether its first word came, or why it did not. */
  watch(): { onFirstWord: () => void; onEnd: (error: Error) => void }
}

/** A circuit breaker: a model that fails again and again is left alone for a while, then one question tries it. */
export const createModelBreaker = ({
  failuresMax,
  restMs,
}: Pick<Limits, 'failuresMax' | 'restMs'>): ModelBreaker => {
  const isOutage = (error: Error) => error instanceof ModelTrouble && error.isOutage
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresMax),
  })
  let brokeAt = 0
  breaker.onBreak(() => {
    brokeAt = Date.now()
  })
  return {
    restSeconds() {
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
