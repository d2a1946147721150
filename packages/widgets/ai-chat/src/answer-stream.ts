import { type AnswerChunk, resumeAnswer, sendQuestion, stopAnswer } from '@chuhai/contract/assistant'
import { CallError, type Core, createScope, isCallError, type Scope } from '@chuhai/core'
import { loadOnce } from '@chuhai/ui'
import { atom } from 'nanostores'
import { type Answer, appendText, type Conversation } from './conversation'
import { logError } from './log-error'
import { readWithReconnects } from './reconnect'

const stopTimeoutMs = 3000

/** Needed with the first question. */
const loadStream = loadOnce(() => import('@chuhai/core/stream'))

export interface AnswerStreamOptions {
  core: Core
  conversation: Conversation
  /** The server has accepted the question. */
  onAccepted(): void
  /** Another user has signed in than the page shows: the question was not asked. */
  onUnasked(answer: Answer): void
  onEnded(): void
}

const failureOf = (error: unknown): Partial<Answer> => {
  logError(error)
  if (!isCallError(error)) return { phase: 'interrupted' }
  const { code, httpStatus, message } = error
  if (code === 'AI_TOO_OFTEN') return { phase: 'interrupted', reason: message }
  if (httpStatus === 429) return { phase: 'quotaUsed' }
  // A refusal of the assistant itself has a reason.
  if (httpStatus === 503 && code.startsWith('AI_')) return { phase: 'interrupted', reason: message }
  return httpStatus === 0 || httpStatus >= 500
    ? { phase: 'interrupted' }
    : { phase: 'broken', reason: message }
}

/** Streams one answer at a time from the server into the conversation. */
export const createAnswerStream = (options: AnswerStreamOptions) => {
  const { core, conversation, onAccepted, onUnasked, onEnded } = options
  let current: { answer: Answer; scope: Scope } | undefined

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
  const onAnew = () => {
    // Another atom, because a rendered text only grows.
    const $text = atom('')
    update(current?.answer.phase === 'streaming' ? { $text, phase: 'waiting' } : { $text })
  }
  async function* open({ id, requestId, question, $text }: Answer, signal: AbortSignal) {
    const { openStream } = await loadStream().catch((error) => {
      throw new CallError('NETWORK', 0, '', undefined, error)
    })
    if (id !== null) {
      const query = { offset: $text.get().length }
      yield* openStream(core, resumeAnswer, { params: { id }, query }, { signal })
    } else {
      const query = { content: question.message, image: question.image ?? undefined, requestId }
      yield* openStream(core, sendQuestion, { query }, { signal })
    }
  }

  return {
    current: (): Answer | undefined => current?.answer,
    /** Asks, or resumes an answer whose id is known. */
    async run(answer: Answer): Promise<void> {
      const scope = createScope()
      const own = { answer, scope }
      current = own
      let result: Partial<Answer>
      try {
        const last = await readWithReconnects({
          receivedLength: () => own.answer.$text.get().length,
          open: (connection) => open(own.answer, connection),
          onChunk,
          onAnew,
          onOffline: conversation.setOffline,
          signal: scope.signal,
        })
        result = { phase: last.state, reason: last.text ?? null }
      } catch (error) {
        if (current === own && isCallError(error) && error.code === 'SESSION_CHANGED') {
          current = undefined
          onUnasked(own.answer)
          return
        }
        result = scope.signal.aborted ? { phase: 'stopped' } : failureOf(error)
      }
      scope.end()
      if (current !== own) return
      update({ notice: null, ...result })
      current = undefined
      onEnded()
    },
    /** Keeps what has arrived. The server ends the stream; after a timeout the connection is closed. */
    stop(): void {
      if (!current || current.answer.phase === 'stopping') return
      const { answer, scope } = current
      update({ phase: 'stopping' })
      if (answer.id !== null) requestStop(answer.id)
      scope.later(stopTimeoutMs, scope.end)
    },
    /** Closes the connection without changing the conversation. */
    abandon(): void {
      current?.scope.end()
      current = undefined
    },
  }
}
