import { type AnswerChunk, resumeAnswer, sendQuestion, stopAnswer } from '@chuhai/contract/assistant'
import { type Core, isCallError, isUnauthorized } from '@chuhai/core'
import { type Answer, growing } from './conversation'
import { followAnswer } from './follow'
import { log } from './log'
import type { TalkStore } from './talk'

const stopWithinMs = 3000

export interface AnsweringOptions {
  core: Core
  talk: TalkStore
  /** The server has the question. */
  onTaken(): void
  /** The question was not taken. */
  onRefused(answer: Answer): void
  /** An answer has ended, one way or the other. */
  onEnded(): void
}

/** Follows one answer at a time. */
export const createAnswering = ({ core, talk, onTaken, onRefused, onEnded }: AnsweringOptions) => {
  let current: { answer: Answer; end: AbortController; stopTimer?: ReturnType<typeof setTimeout> } | undefined

  const patch = (change: Partial<Answer>) => {
    if (!current) return
    current.answer = { ...current.answer, ...change }
    talk.patch(current.answer.key, change)
  }
  const tellStop = (id: string) => {
    core.call(stopAnswer, { params: { id } }).catch(log)
  }
  const take = ({ msg, answerId, questionId, sources, notice }: AnswerChunk) => {
    const answer = current?.answer
    if (!answer) return
    if (msg) growing(answer).set(answer.$text.get() + msg)
    const change: Partial<Answer> = {}
    if (answerId && answer.id === null) change.id = answerId
    if (questionId && answer.question.id === null) answer.question.id = questionId
    if (sources) change.sources = sources
    if (notice ? answer.notice !== notice : msg && answer.notice) change.notice = notice ?? null
    if (msg && answer.phase === 'waiting') change.phase = 'streaming'
    if (Object.keys(change).length) patch(change)
    if (!change.id) return
    onTaken()
    if (answer.phase === 'stopping') tellStop(change.id)
  }
  const failureOf = (error: unknown): Partial<Answer> => {
    log(error)
    if (!isCallError(error)) return { phase: 'cut' }
    if (error.code === 'AI_TOO_OFTEN') return { phase: 'cut', reason: error.message }
    if (error.httpStatus === 429) return { phase: 'quotaUsed' }
    // The assistant itself has refused for now, and says why.
    if (error.httpStatus === 503 && error.code.startsWith('AI_'))
      return { phase: 'cut', reason: error.message }
    const isLost = error.httpStatus === 0 || error.httpStatus >= 500
    return isLost ? { phase: 'cut' } : { phase: 'broken', reason: error.message }
  }

  /** Asks, or picks up an answer whose id is known; ends with `signal` without a word. */
  const follow = async (answer: Answer, signal: AbortSignal): Promise<void> => {
    const end = new AbortController()
    const leave = () => end.abort()
    signal.addEventListener('abort', leave)
    const mine: NonNullable<typeof current> = { answer, end }
    current = mine
    const { $text, question, requestId } = answer
    async function* open(line: AbortSignal): AsyncGenerator<AnswerChunk> {
      // What reads streams comes with the first question.
      const { openStream } = await import('@chuhai/core/stream')
      const { id } = mine.answer
      const image = question.image ?? undefined
      yield* id === null
        ? openStream(
            core,
            sendQuestion,
            { query: { content: question.message, image, requestId } },
            { signal: line },
          )
        : openStream(
            core,
            resumeAnswer,
            { params: { id }, query: { offset: $text.get().length } },
            { signal: line },
          )
    }
    let result: Partial<Answer>
    try {
      const last = await followAnswer({
        length: () => $text.get().length,
        open,
        take,
        onOffline: talk.markOffline,
        signal: end.signal,
      })
      result = { phase: last.state, reason: last.text ?? null }
    } catch (error) {
      result = end.signal.aborted ? { phase: 'stopped' } : failureOf(error)
      if (current === mine && isUnauthorized(error)) onRefused(mine.answer)
    }
    clearTimeout(mine.stopTimer)
    signal.removeEventListener('abort', leave)
    if (current !== mine) return
    if (!signal.aborted) patch({ notice: null, ...result })
    current = undefined
    if (!signal.aborted) onEnded()
  }

  return {
    current: (): Answer | undefined => current?.answer,
    follow,
    /** What has come stays. The server answers with the last word; where it does not, the connection is closed. */
    stop(): void {
      if (!current || current.answer.phase === 'stopping') return
      const { answer, end } = current
      patch({ phase: 'stopping' })
      if (answer.id !== null) tellStop(answer.id)
      current.stopTimer = setTimeout(() => end.abort(), stopWithinMs)
    },
    /** Nobody waits for it any longer. */
    leave(): void {
      clearTimeout(current?.stopTimer)
      current?.end.abort()
      current = undefined
    },
  }
}
