import type { Locale } from '@chuhai/contract'
import type { AnswerChunk, AnswerSource } from '@chuhai/contract/assistant'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { Events } from '../../http/event-stream'
import type { Logger } from '../../process/log'
import type { Uploads } from '../../uploads/uploads'
import { type Answer, createAnswer, type Ending } from './answer'
import { type Asked, ask, findAsked, type Question } from './asking'
import { createModelBreaker } from './breaker'
import { citedIn, findFor, languageOf, saidBefore, sourcesOf } from './briefing'
import { follow } from './follow'
import { type AnswerState, findAnswer, type MessageRow } from './history'
import { readImage } from './image'
import type { Briefing, Model } from './model'
import { createOpenAiModel } from './openai-model'
import { createPace } from './pace'
import { askToStop, endAbandoned, saveEnding } from './progress'
import { createPulse } from './pulse'
import { recall } from './recall'
import { run } from './run'
import type { Running } from './running'
import { searchModel } from './search-model'
import type { AssistantSettings } from './settings'

/** More pages of one visitor follow no answer. */
const followersMax = 20

const stopped: Ending = { state: 'stopped', code: null }
const cut: Ending = { state: 'broken', code: 'AI_ANSWER_CUT' }

export interface Assistant {
  settings: AssistantSettings
  /** Begins an answer, or finds the one that was begun; it goes on whether or not its events are taken. */
  ask(question: Question, locale: Locale, now: Date): Promise<Events<AnswerChunk>>
  resume(row: MessageRow, offset: number, locale: Locale): Promise<Events<AnswerChunk>>
  stop(row: MessageRow, now: Date): Promise<AnswerState>
  /** Ends what is being said to a user here, and resolves when it is written down how it ended. */
  silence(userId: number): Promise<void>
  /** Lets answers end; those that have not by then are cut, and keep what has come. */
  finish(limitMs: number): Promise<void>
}

interface AssistantOptions {
  db: Db
  log: Logger
  uploads: Uploads
  settings: AssistantSettings
  model?: Model
}

/** Writes answers, and gives them to whoever follows them, on this instance or another. */
export const createAssistant = (options: AssistantOptions): Assistant => {
  const { db, log, uploads, settings } = options
  const model =
    options.model ??
    (settings.model ? createOpenAiModel(settings.model, settings.limits.maxTokens) : searchModel)
  const breaker = createModelBreaker(settings.limits)
  const running = new Map<number, Running>()
  /** Answers that other instances write, and somebody follows here. */
  const watched = new Map<number, Answer>()
  const pulse = createPulse({ db, log, running, watched, unreadMs: settings.limits.unreadMs })
  const pace = createPace(() => running.size)

  const orNone = <T>(work: Promise<T[]>): Promise<T[]> =>
    work.catch((err) => {
      log.warn({ err }, 'the assistant answers without what could not be read')
      return []
    })

  const brief = async (answer: Answer, question: Question, locale: Locale, now: Date): Promise<Briefing> => {
    const { userId, content, image } = question
    const [finds, before, seen] = await Promise.all([
      orNone(findFor(db, content)),
      orNone(saidBefore(db, userId, answer.questionId, now)),
      image !== null && model.seesImages ? readImage(db, uploads.store, image) : image !== null,
    ])
    return { question: content, locale: languageOf(content, locale), image: seen, finds, before }
  }

  const close = async (entry: Running, ending: Ending, sources: AnswerSource[]) => {
    const { answer } = entry
    entry.ending = ending
    answer.sources = citedIn(answer.text, sources)
    try {
      await saveEnding(db, answer, ending)
      running.delete(answer.id)
    } catch (err) {
      // The pulse tells the database again.
      log.warn({ err, answerId: answer.id }, 'the end of an answer was not saved')
    }
    answer.ending = ending
    answer.changed()
  }

  const begin = (answer: Answer, question: Question, locale: Locale, now: Date) => {
    const abort = new AbortController()
    let offered: AnswerSource[] = []
    const { onFirstWord, onEnd } = breaker.watch()
    const ended = run({
      answer,
      model,
      async brief() {
        const briefing = await brief(answer, question, locale, now)
        offered = sourcesOf(briefing.finds)
        return briefing
      },
      patience: settings.patience,
      abort,
      onFirstWord,
      onTrouble(trouble) {
        const { code, reason } = trouble
        log.warn({ answerId: answer.id, code, reason }, 'an answer is not whole')
        onEnd(trouble)
      },
    })
    const entry: Running = {
      userId: question.userId,
      answer,
      saved: 0,
      readAt: performance.now(),
      abort,
      ending: null,
      done: Promise.resolve(),
    }
    entry.done = ended.then((ending) => {
      // Without trouble and without a word it was stopped, which says nothing of the model.
      onEnd(new Error('ended'))
      return close(entry, ending, offered)
    })
    running.set(answer.id, entry)
    pulse.wake()
  }

  const watch = (row: MessageRow): Answer => {
    const known = watched.get(row.id)
    if (known) return known
    const answer = recall(row)
    watched.set(row.id, answer)
    pulse.wake()
    return answer
  }

  const write = async (question: Question, now: Date): Promise<Asked> => {
    const restSeconds = breaker.restSeconds()
    if (restSeconds !== null) {
      const asked = await findAsked(db, question)
      if (!asked) throw new ApiError('AI_MODEL_DOWN', { headers: { 'Retry-After': String(restSeconds) } })
      return asked
    }
    const { dailyQuota, limits } = settings
    // A search costs nothing.
    const allowance = { dailyQuota, dailyBudget: model === searchModel ? null : limits.dailyBudget }
    return ask(db, question, allowance, now).catch(async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'AI_ANSWERING') throw error
      // An instance that died may have left some.
      await endAbandoned(db)
      return ask(db, question, allowance, now)
    })
  }

  const resume: Assistant['resume'] = async (found, offset, locale) => {
    let row = found
    if (row.state === 'running' && !running.has(row.id)) {
      await endAbandoned(db)
      row = (await findAnswer(db, row.userId, row.id)) ?? row
    }
    const answer = running.get(row.id)?.answer ?? (row.state === 'running' ? watch(row) : recall(row))
    if (answer.listeners >= followersMax)
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
      const answer = createAnswer(name, {}, pace)
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
      if (row.state === 'running') await askToStop(db, row.id, now)
      return row.state ?? 'broken'
    },

    async silence(userId) {
      const own = [...running.values()].filter((entry) => entry.userId === userId)
      for (const { abort } of own) abort.abort(stopped)
      await Promise.all(own.map(({ done }) => done))
    },

    async finish(limitMs) {
      for (const answer of watched.values()) {
        answer.isLeft = true
        answer.changed()
      }
      const all = Promise.all([...running.values()].map(({ done }) => done))
      const late = setTimeout(() => {
        for (const { abort } of running.values()) abort.abort(cut)
      }, limitMs)
      await all
      clearTimeout(late)
      await pulse.stop()
    },
  }
}
