import { type EvaluationField, submitEvaluation } from '@chuhai/contract/evaluation'
import {
  type Core,
  isAbortError,
  isCallError,
  isUnauthorized,
  type QueryStore,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import type { WritableAtom } from 'nanostores'
import {
  type Answers,
  bodyOf,
  knownAnswers,
  type Problems,
  problemsFromServer,
  problemsOf,
  setAnswer,
} from './answers'
import type { Comparison, EvaluationState, openEvaluationDraft, SignedInStep } from './state'

export interface FormOptions {
  core: Core
  $state: WritableAtom<EvaluationState>
  draft: ReturnType<typeof openEvaluationDraft>
  fields: QueryStore<EvaluationField[]>
  requireUser(step: SignedInStep): void
  /** Returns the signal that ends the requests. */
  signal(): AbortSignal
  onSubmitted(comparison: Comparison): void
}

/** The questions, from the first answer until the server has accepted them. */
export const createFormStore = (options: FormOptions) => {
  const { core, $state, draft, fields, requireUser, signal, onSubmitted } = options
  let submission: Submission | undefined

  const fill = (answers: Answers, problems: Problems = {}, isOffline = false): void => {
    draft.write({ answers, submission })
    $state.set({ phase: 'filling', answers, problems, isOffline })
  }

  const handleFailure = async (error: unknown, answers: Answers, asked: readonly EvaluationField[]) => {
    if (isCallError(error) && error.code === 'EVALUATION_CHANGED') {
      core.report(error)
      const changed = await fields.refresh().catch(() => asked)
      return fill(knownAnswers(answers, changed))
    }
    const problems = isCallError(error) ? problemsFromServer(error.fields, asked) : {}
    fill(answers, problems, isCallError(error) && error.httpStatus === 0)
    if (!Object.keys(problems).length) core.report(error)
    if (isUnauthorized(error)) requireUser('send')
  }

  const send = async () => {
    const state = $state.get()
    const { data: asked } = fields.$state.get()
    if (state.phase !== 'filling' || !asked) return
    const answers = knownAnswers(state.answers, asked)
    const body = bodyOf(answers, asked)
    submission = submissionOf(JSON.stringify(body), submission)
    draft.write({ answers, submission })
    const sending = { phase: 'sending', answers, problems: {} } as const
    $state.set(sending)
    try {
      const { siteCount, courseCount } = await core.call(
        submitEvaluation,
        { body },
        {
          idempotencyKey: submission.key,
          signal: signal(),
          onDelay: (delay) => $state.set({ ...sending, delay }),
        },
      )
      submission = undefined
      onSubmitted({ siteCount, courseCount, since: Date.now() })
    } catch (error) {
      // The next submit of the same answers uses the same key.
      if (!isAbortError(error)) await handleFailure(error, answers, asked)
    }
  }

  const submit = (): void => {
    const state = $state.get()
    const { data: asked } = fields.$state.get()
    if (state.phase !== 'filling' || !asked) return
    const answers = knownAnswers(state.answers, asked)
    const problems = problemsOf(answers, asked)
    if (Object.keys(problems).length) fill(answers, problems)
    else requireUser('send')
  }

  return {
    /** Shows the form with the answers of the draft. */
    show(): void {
      const stored = draft.read()
      submission = stored?.submission
      fill(stored?.answers ?? {})
    },
    choose(field: EvaluationField, optionId: number, isChosen: boolean): void {
      const state = $state.get()
      if (state.phase !== 'filling') return
      const { [field.id]: _, ...problems } = state.problems
      fill(setAnswer(state.answers, field, optionId, isChosen), problems)
    },
    submit,
    send,
  }
}
