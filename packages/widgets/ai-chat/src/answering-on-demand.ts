import type { AnsweringOptions, createAnswering } from './answering'
import type { Answer } from './conversation'
import { log } from './log'

type Answering = ReturnType<typeof createAnswering>

/** Fetches what follows answers with the first question: a chat that is only looked at does without. */
export const createAnsweringOnDemand = (options: AnsweringOptions): Answering => {
  const { talk } = options
  let answering: Answering | undefined
  /** Asked before the code was there. */
  let early: Answer | undefined

  return {
    current: () => early ?? answering?.current(),
    async follow(answer, signal) {
      early = answer
      try {
        answering ??= (await import('./answering')).createAnswering(options)
      } catch (error) {
        log(error)
        if (early === answer) talk.patch(answer.key, { phase: 'cut' })
      }
      if (early !== answer) return
      early = undefined
      if (!signal.aborted) await answering?.follow(answer, signal)
    },
    stop() {
      if (early) talk.patch(early.key, { phase: 'stopped' })
      else answering?.stop()
      early = undefined
    },
    leave() {
      early = undefined
      answering?.leave()
    },
  }
}
