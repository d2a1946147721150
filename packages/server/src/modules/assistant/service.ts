import type { Locale } from '@chuhai/contract'
import type { AnswerChunk, AnswerSource } from '@chuhai/contract/assistant'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { EventStream } from '../../http/event-stream'
import type { Logger } from '../../process/log'
import type { AssistantSettings } from '../../settings/assistant'
import type { Uploads } from '../../uploads/uploads'
import { type Answer, createAnswer, type Ending, type Running, restoreAnswer } from './answer'
import { type AnswerState, findAnswer, type MessageRow } from './history'
import { createCircuitBreaker, type Model } from './model'
import { createOpenAiModel } from './openai-model'
import { endAbandonedAnswers, requestStop, saveEnding } from './progress'
import { citedSources, createPreparation } from './prompt'
import { findEarlierAnswer, type Question, type StoredQuestion, saveQuestion } from './questions'
import { run } from './run'
import { createSearchModel } from './search-model'
import { follow } from './stream'
import { createSync } from './sync'
import { findWritingTemplates } from './writing/template'

/** How many readers an answer may have at a time. */
const readersMax = 20

const stopped: Ending = { state: 'stopped', code: null }
const cut: Ending = { state: 'broken', code: 'AI_ANSWER_CUT' }

export interface Assistant {
  settings: AssistantSettings
  /** Starts an answer, or finds that of a repeated request; it continues even without a reader. */
  ask(question: Question, locale: Locale, now: Date): Promise<EventStream<AnswerChunk>>
  resume(row: MessageRow, offset: number, locale: Locale): Promise<EventStream<AnswerChunk>>
  stop(row: MessageRow, now: Date): Promise<AnswerState>
  /** Stops the answers of a user that this instance writes; resolves when that is saved. */
  stopAll(userId: number): Promise<void>
  /** Waits for answers to end; after the timeout they are interrupted and keep their text. */
  shutDown(timeoutMs: number): Promise<void>
}

interface AssistantOptions {
  db: Db
  log: Logger
  uploads: Uploads
  settings: AssistantSettings
  model?: Model
  /** A clock that never goes back, in milliseconds. */
  now?: () => number
}

/** Writes answers and streams them, including those that another instance writes. */
export const createAssistant = (options: AssistantOptions): Assistant => {
  const { db, log, uploads, settings, now: readClock = () => performance.now() } = options
  const searchModel = createSearchModel((locale) => findWritingTemplates(db, locale))
  const model =
    options.model ??
    (settings.model ? createOpenAiModel(settings.model, settings.limits.maxTokens, log) : searchModel)
  const prepareRequest = createPreparation({ db, log, uploads, seesImages: model.seesImages })
  const breaker = createCircuitBreaker(settings.limits)
  const running = new Map<number, Running>()
  /** Answers of other instances with readers here. */
  const watched = new Map<number, Answer>()
  const sync = createSync({ db, log, running, watched, unreadMs: settings.limits.unreadMs, now: readClock })

  const close = async (entry: Running, ending: Ending, sources: AnswerSource[]) => {
    const { answer } = entry
    entry.ending = ending
    answer.sources = citedSources(answer.text, sources)
    try {
      await saveEnding(db, answer, ending)
      running.delete(answer.id)
    } catch (err) {
      // The next tick tries again.
      log.warn({ err, answerId: answer.id }, 'the end of an answer was not saved')
    }
    answer.ending = ending
    answer.notify()
  }

  const begin = (answer: Answer, question: Question, locale: Locale, now: Date) => {
    const abort = new AbortController()
    let offered: AnswerSource[] = []
    const { onFirstWord, onEnd } = breaker.watch()
    const ended = run({
      answer,
      model,
      async prepareRequest() {
        const request = await prepareRequest(question, answer.questionId, locale, now)
        offered = request.results.map(({ title, address }) => ({ title, address }))
        return request
      },
      timeouts: settings.timeouts,
      abort,
      onFirstWord,
      onError(error) {
        const { code, reason } = error
        log.warn({ answerId: answer.id, code, reason }, 'an answer is not whole')
        onEnd(error)
      },
    })
    const entry: Running = {
      userId: question.userId,
      answer,
      saved: 0,
      savedRestarts: 0,
      readAt: readClock(),
      abort,
      ending: null,
      done: Promise.resolve(),
    }
    entry.done = ended.then((ending) => {
      // An answer stopped before its first word is no failure of the model.
      onEnd(new Error('ended'))
      return close(entry, ending, offered)
    })
    running.set(answer.id, entry)
    sync.wake()
  }

  const watch = (row: MessageRow): Answer => {
    const known = watched.get(row.id)
    if (known) return known
    const answer = restoreAnswer(row)
    watched.set(row.id, answer)
    sync.wake()
    return answer
  }

  /** Why no answer begins now. */
  const refusal = (): ApiError | null => {
    const seconds = breaker.retryAfterSeconds()
    if (seconds !== null)
      return new ApiError('AI_MODEL_DOWN', { headers: { 'Retry-After': String(seconds) } })
    if (running.size < settings.limits.answersMax) return null
    return new ApiError('SERVICE_UNAVAILABLE', { headers: { 'Retry-After': '5' } })
  }

  const write = async (question: Question, now: Date): Promise<StoredQuestion> => {
    const refused = refusal()
    if (refused) {
      const earlier = await findEarlierAnswer(db, question)
      if (!earlier) throw refused
      return earlier
    }
    const { dailyQuota, limits } = settings
    // The search model costs nothing.
    const quota = { dailyQuota, dailyBudget: model === searchModel ? null : limits.dailyBudget }
    return saveQuestion(db, question, quota, now).catch(async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'AI_ANSWERING') throw error
      // The running answers may belong to a crashed instance.
      await endAbandonedAnswers(db)
      return saveQuestion(db, question, quota, now)
    })
  }

  const resume: Assistant['resume'] = async (found, offset, locale) => {
    let row = found
    if (row.state === 'running' && !running.has(row.id)) {
      await endAbandonedAnswers(db)
      row = (await findAnswer(db, row.userId, row.id)) ?? row
    }
    const answer = running.get(row.id)?.answer ?? (row.state === 'running' ? watch(row) : restoreAnswer(row))
    if (answer.subscriberCount >= readersMax)
      throw new ApiError('AI_TOO_OFTEN', { headers: { 'Retry-After': '5' } })
    return follow(answer, offset, locale)
  }

  return {
    settings,
    resume,

    async ask(question, locale, now) {
      const { isNew, ...name } = await write(question, now)
      if (!isNew) {
        const row = await findAnswer(db, question.userId, name.id)
        if (!row) throw new ApiError('NOT_FOUND')
        return resume(row, 0, locale)
      }
      const answer = createAnswer(name, {}, () => running.size)
      const events = follow(answer, 0, locale)
      begin(answer, question, locale, now)
      return events
    },

    async stop(row, now) {
      const entry = running.get(row.id)
      if (entry) {
        entry.abort.abort(stopped)
        await entry.done
        return entry.ending?.state ?? 'stopped'
      }
      if (row.state === 'running') await requestStop(db, row, now)
      return row.state ?? 'broken'
    },

    async stopAll(userId) {
      const own = [...running.values()].filter((entry) => entry.userId === userId)
      for (const { abort } of own) abort.abort(stopped)
      await Promise.all(own.map(({ done }) => done))
    },

    async shutDown(timeoutMs) {
      for (const answer of watched.values()) {
        answer.isDetached = true
        answer.notify()
      }
      const all = Promise.all([...running.values()].map(({ done }) => done))
      const late = setTimeout(() => {
        for (const { abort } of running.values()) abort.abort(cut)
      }, timeoutMs)
      await all
      clearTimeout(late)
      await sync.stop()
    },
  }
}
