import { type AnswerChunk, resumeAnswer, sendQuestion, stopAnswer } from '@chuhai/contract/assistant'
import { type Core, isCallError, isUnauthorized } from '@chuhai/core'
import { openStream } from '@chuhai/core/stream'
import { type Answer, appendText, type Conversation } from './conversation'
import { logError } from './log-error'
import { readWithReconnects } from './reconnect'

const stopTimeoutMs = 3000

export interface AnswerStreamOptions {
  core: Core
  conversation: Conversation
  /** The server has accepted the question. */
  onAccepted(): void
  /** The session is over: the question was not accepted. */
  onUnauthorized(answer: Answer): void
  onEnded(): void
}

const failureOf = (error: unknown): Partial<Answer> => {
  logError(error)
  if (!isCallError(error)) return { phase: 'interrupted' }
  const { code, httpStatus, message } = error
  if (code === 'AI_TOO_OFTEN') return { phase: 'interrupted', reason: message }
  if (httpStatus === 429) return { phase: 'quotaUsed' }
  // The assistant itself refuses for now, and says why.
  if (httpStatus === 503 && code.startsWith('AI_')) return { phase: 'interrupted', reason: message }
  return httpStatus === 0 || httpStatus >= 500
    ? { phase: 'interrupted' }
    : { phase: 'broken', reason: message }
}

/** Streams one answer at a time from the server into the conversation. */
export const createAnswerStream = (options: AnswerStreamOptions) => {
  const { core, conversation, onAccepted, onUnauthorized, onEnded } = options
  let current: { answer: Answer; end: AbortController; stopTimer?: ReturnType<typeof setTimeout> } | undefined

  const update = (change: Partial<Answer>) => {
    if (!current) return
    current.answer = { ...current.answer, ...change }
    conversation.updateAnswer(current.answer.key, change)
  }
  const requestStop = (id: string) => {
    core.call(stopAnswer, { params: { id } }).catch(logError)
  }
  const onChunk = ({ msg, answerId, questionId, sources, notice }: AnswerChunk) => {
    const answer = current?.answer
    if (!answer) return
    if (msg) appendText(answer, msg)
    const change: Partial<Answer> = {}
    if (answerId && answer.id === null) change.id = answerId
    if (questionId && answer.question.id === null) answer.question.id = questionId
    if (sources) change.sources = sources
    if (notice ? answer.notice !== notice : msg && answer.notice) change.notice = notice ?? null
    if (msg && answer.phase === 'waiting') change.phase = 'streaming'
    if (Object.keys(change).length) update(change)
    if (!change.id) return
    onAccepted()
    if (answer.phase === 'stopping') requestStop(change.id)
  }
  const open = ({ id, requestId, question, $text }: Answer, signal: AbortSignal) => {
    if (id !== null)
      return openStream(
        core,
        resumeAnswer,
        { params: { id }, query: { offset: $text.get().length } },
        { signal },
      )
    const { message: content, image } = question
    return openStream(
      core,
      sendQuestion,
      { query: { content, image: image ?? undefined, requestId } },
      { signal },
    )
  }

  return {
    current: (): Answer | undefined => current?.answer,
    /** Asks, or resumes an answer whose id is known; ends silently with `signal`. */
    async run(answer: Answer, signal: AbortSignal): Promise<void> {
      const end = new AbortController()
      const abort = () => end.abort()
      signal.addEventListener('abort', abort)
      const own: NonNullable<typeof current> = { answer, end }
      current = own
      let result: Partial<Answer>
      try {
        const last = await readWithReconnects({
          receivedLength: () => answer.$text.get().length,
          open: (connection) => open(own.answer, connection),
          onChunk,
          onOffline: conversation.setOffline,
          signal: end.signal,
        })
        result = { phase: last.state, reason: last.text ?? null }
      } catch (error) {
        result = end.signal.aborted ? { phase: 'stopped' } : failureOf(error)
        if (current === own && isUnauthorized(error)) onUnauthorized(own.answer)
      }
      clearTimeout(own.stopTimer)
      signal.removeEventListener('abort', abort)
      if (current !== own) return
      if (!signal.aborted) update({ notice: null, ...result })
      current = undefined
      if (!signal.aborted) onEnded()
    },
    /** Keeps what has arrived. The server ends the stream; after a timeout the connection is closed. */
    stop(): void {
      if (!current || current.answer.phase === 'stopping') return
      const { answer, end } = current
      update({ phase: 'stopping' })
      if (answer.id !== null) requestStop(answer.id)
      current.stopTimer = setTimeout(() => end.abort(), stopTimeoutMs)
    },
    /** Closes the connection without changing the conversation. */
    abandon(): void {
      clearTimeout(current?.stopTimer)
      current?.end.abort()
      current = undefined
    },
  }
}
