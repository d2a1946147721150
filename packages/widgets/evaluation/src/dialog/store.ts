import { evaluationResultDelayMs } from '@chuhai/contract/constants'
import {
  type EvaluationField,
  type EvaluationResult,
  getEvaluationResult,
  listEvaluationFields,
  submitEvaluation,
} from '@chuhai/contract/evaluation'
import type { UserInfo } from '@chuhai/contract/user'
import { type Core, isAbortError, isCallError, type Submission, submissionOf } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import {
  type Answers,
  bodyOf,
  choose,
  keptAnswers,
  type Problems,
  problemsOf,
  refusedProblems,
} from './answers'
import { type Comparison, openDraft } from './draft'

export type EvaluationState =
  | { phase: 'idle' }
  /** Nobody is signed in: that is asked for, and everything else waits. */
  | { phase: 'signedOut' }
  /** Sign-on was asked for, and given up. */
  | { phase: 'declined' }
  /** An earlier result is being asked for. */
  | { phase: 'asking' }
  | { phase: 'filling' | 'sending'; answers: Answers; problems: Problems }
  | { phase: 'evaluating'; comparison: Comparison; isSlow: boolean }
  /** There is a result, but it did not come. */
  | { phase: 'unread'; comparison: Comparison | undefined }
  | { phase: 'rated' | 'unrated'; result: EvaluationResult; isNew: boolean }

export interface EvaluationOptions {
  /** Name of the draft. */
  draft?: string | undefined
  returnTo?: string | undefined
}

/** A result that has been asked for this long is slow. */
const patienceMs = 5000

/**
 * The evaluation (specification, section 4). It goes on while its dialog is closed.
 *
 *   idle → (signedOut) → (asking) → filling → sending → evaluating → rated | unrated
 *                                      ↑                    ↓ no answer      │ 重新评测
 *                                      │                  unread → …         │
 *                                      └────────────────────────────────────┘
 */
export const createEvaluationStore = (core: Core, options: EvaluationOptions = {}) => {
  const { session, signOn } = core
  const draft = openDraft(core, options.draft ?? 'form')
  const fields = core.query(listEvaluationFields)
  const results = core.query(getEvaluationResult)
  const $state = atom<EvaluationState>({ phase: 'idle' })

  let isOpen = false
  let wanted: 'form' | 'result' | undefined
  let submission: Submission | undefined
  /** Whose answers these are. */
  let owner: string | undefined
  /** What the sign-on has interrupted. */
  let resume: (() => void) | undefined
  /** A result that nobody has looked at yet. */
  let isUnseen = false
  let life = new AbortController()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  /** Answers how to call it off. */
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
    return () => {
      clearTimeout(timer)
      timers.delete(timer)
    }
  }
  const stopTimers = () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }

  const fill = (answers: Answers, problems: Problems = {}) => {
    draft.write({ answers, submission })
    $state.set({ phase: 'filling', answers, problems })
  }
  const begin = () => {
    const kept = draft.read()
    submission = kept?.submission
    if (kept?.comparison) compare(kept.comparison)
    else if (wanted === 'form') fill(kept?.answers ?? {})
    else ask()
  }
  const askForSignOn = () =>
    signOn.request({
      reason: 'evaluation',
      // What is under way is on the page: it must not load anew.
      after: 'refresh',
      ...(options.returnTo && { returnTo: options.returnTo }),
    })

  const show = (result: EvaluationResult, isNew: boolean) => {
    isUnseen = isNew && !isOpen
    $state.set({ phase: result.rating === null ? 'unrated' : 'rated', result, isNew })
  }

  /** Whether there is an earlier result decides what is shown first. */
  const ask = async () => {
    const { signal } = life
    $state.set({ phase: 'asking' })
    try {
      const result = await results.load()
      if (signal.aborted || $state.get().phase !== 'asking') return
      const isResult = result.rating !== null || (wanted === 'result' && result.evaluatedAt !== null)
      if (isResult) show(result, false)
      else fill(draft.read()?.answers ?? {})
    } catch (error) {
      if (!signal.aborted) miss(error, undefined)
    }
  }
  const miss = (error: unknown, comparison: Comparison | undefined) => {
    if (isAbortError(error)) return
    resume = retry
    $state.set({ phase: 'unread', comparison })
    core.report(error)
  }

  /** The result is asked for when the time has passed; what of it has passed already counts. */
  const compare = (comparison: Comparison, isAgain = false) => {
    draft.write({ answers: {}, comparison })
    $state.set({ phase: 'evaluating', comparison, isSlow: false })
    const passed = Math.max(0, Date.now() - comparison.since)
    later(isAgain ? 0 : Math.max(0, evaluationResultDelayMs - passed), () => read(comparison))
  }
  const read = async (comparison: Comparison) => {
    const { signal } = life
    const callOff = later(patienceMs, () => $state.set({ phase: 'evaluating', comparison, isSlow: true }))
    const isOver = () => signal.aborted || $state.get().phase !== 'evaluating'
    try {
      const result = await results.refresh()
      if (isOver()) return
      draft.clear()
      show(result, true)
    } catch (error) {
      if (!isOver()) miss(error, comparison)
    } finally {
      callOff()
    }
  }
  const retry = () => {
    const state = $state.get()
    if (state.phase !== 'unread') return
    if (state.comparison) compare(state.comparison, true)
    else ask()
  }

  const send = async (answers: Answers, asked: readonly EvaluationField[]) => {
    const { signal } = life
    const body = bodyOf(answers, asked)
    submission = submissionOf(JSON.stringify(body), submission)
    draft.write({ answers, submission })
    $state.set({ phase: 'sending', answers, problems: {} })
    try {
      const { siteCount, courseCount } = await core.call(
        submitEvaluation,
        { body },
        { idempotencyKey: submission.key, signal },
      )
      submission = undefined
      compare({ siteCount, courseCount, since: Date.now() })
    } catch (error) {
      await refused(error, answers, asked)
    }
  }
  /** Nothing chosen is lost, and the same key goes along with the next try. */
  const refused = async (error: unknown, answers: Answers, asked: readonly EvaluationField[]) => {
    if (!isCallError(error)) {
      fill(answers)
      return core.report(error)
    }
    if (error.code === 'EVALUATION_CHANGED') {
      core.report(error)
      const now = await fields.refresh().catch(() => asked)
      return fill(keptAnswers(answers, now))
    }
    // The core has asked for sign-on; the submit goes on after it.
    if (error.httpStatus === 401) resume = submit
    const problems = refusedProblems(error.fields, asked)
    fill(answers, problems)
    if (!Object.keys(problems).length) core.report(error)
  }

  const submit = () => {
    const state = $state.get()
    const { data: asked } = fields.$state.get()
    if (state.phase !== 'filling' || !asked) return
    const answers = keptAnswers(state.answers, asked)
    const problems = problemsOf(answers, asked)
    if (Object.keys(problems).length) return fill(answers, problems)
    if (session.$user.get()) return void send(answers, asked)
    resume = submit
    askForSignOn()
  }

  const heedUser = (user: UserInfo | null) => {
    if (!user) return
    const isAnother = owner !== undefined && owner !== user.id
    owner = user.id
    const goOn = resume
    resume = undefined
    if (isAnother) {
      stopTimers()
      submission = undefined
      $state.set({ phase: 'idle' })
      if (isOpen) begin()
    } else if ($state.get().phase === 'signedOut') begin()
    else goOn?.()
  }
  const heedSignOn = (request: unknown) => {
    if (request || session.$user.get()) return
    resume = undefined
    if ($state.get().phase === 'signedOut') $state.set({ phase: 'declined' })
  }

  return {
    $state: $state as ReadableAtom<EvaluationState>,
    $fields: fields.$state,
    /** Asks for the questions, unless they are there; a failure shows where they would stand. */
    loadFields(): void {
      fields.load().catch(() => undefined)
    },
    /** Begins, or goes on where it was. */
    async open(beginsWith?: 'form' | 'result'): Promise<void> {
      isOpen = true
      wanted = beginsWith
      if (!session.$isKnown.get()) await session.refresh()
      if (!isOpen) return
      const { phase } = $state.get()
      const isUnderWay = phase === 'sending' || phase === 'evaluating' || phase === 'unread'
      if (isUnderWay || isUnseen) {
        isUnseen = false
        return
      }
      const user = session.$user.get()
      if (!user) {
        $state.set({ phase: 'signedOut' })
        return askForSignOn()
      }
      owner = user.id
      if (phase !== 'filling' || beginsWith === 'result') begin()
    },
    close(): void {
      isOpen = false
    },
    choose(field: EvaluationField, optionId: number, isChosen: boolean): void {
      const state = $state.get()
      if (state.phase !== 'filling') return
      const { [field.id]: _, ...problems } = state.problems
      fill(choose(state.answers, field, optionId, isChosen), problems)
    },
    submit,
    /** 重新评测: back to the questions. */
    again(): void {
      fill(draft.read()?.answers ?? {})
    },
    retry,
    /** Listens to who is signed in, until the answer is called; what is being compared goes on when it listens again. */
    connect(): () => void {
      life = new AbortController()
      const stops = [session.$user.listen(heedUser), signOn.$request.listen(heedSignOn)]
      const state = $state.get()
      if (state.phase === 'evaluating') compare(state.comparison)
      return () => {
        life.abort()
        stopTimers()
        for (const stop of stops) stop()
      }
    },
  }
}

export type EvaluationStore = ReturnType<typeof createEvaluationStore>
