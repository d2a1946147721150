import {
  type EvaluationField,
  type EvaluationResult,
  getEvaluationResult,
  listEvaluationFields,
} from '@chuhai/contract/evaluation'
import { type Core, isAbortError, isUnauthorized } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { choose } from './answers'
import { createComparing } from './comparing'
import type { Course } from './course'
import { type Comparison, openDraft } from './draft'
import { createGate } from './gate'
import { createLifetime } from './lifetime'
import type { EvaluationState } from './state'
import { createSubmitting } from './submitting'

export interface EvaluationOptions {
  /** Name of the draft. */
  draft?: string | undefined
  /** Where a sign-on that has to leave the page comes back to. */
  returnTo?: string | undefined
}

/** What it opens with; unless said, the result where there is one, and the form otherwise. */
export type Beginning = 'form' | 'result' | undefined

/**
 * The evaluation (specification, section 4). It goes on while its dialog is closed.
 *
 *   idle → (signedOut) → (asking) → filling → sending → evaluating → rated | unrated
 *                           ↓          ↑                    ↓            │ 重新评测
 *                         unread       └──────────────── unread ─────────┘
 */
export const createEvaluationStore = (core: Core, options: EvaluationOptions = {}) => {
  const $state = atom<EvaluationState>({ phase: 'idle' })
  const lifetime = createLifetime()
  const gate = createGate(core, {
    returnTo: options.returnTo,
    onUser: () => $state.get().phase === 'signedOut' && begin(),
    onAnother() {
      lifetime.restart()
      $state.set({ phase: 'idle' })
      if (isOpen) begin()
    },
    onDeclined: () => $state.get().phase === 'signedOut' && $state.set({ phase: 'declined' }),
  })
  const course: Course = {
    core,
    $state,
    draft: openDraft(core, options.draft ?? 'form'),
    fields: core.query(listEvaluationFields),
    results: core.query(getEvaluationResult),
    lifetime,
    gate,
  }
  let isOpen = false
  let beginning: Beginning
  /** Whether there is a result that nobody has looked at yet. */
  let isUnseen = false

  const show = (result: EvaluationResult, isNew: boolean) => {
    isUnseen = isNew && !isOpen
    $state.set({ phase: result.rating === null ? 'unrated' : 'rated', result, isNew })
  }
  const miss = (error: unknown, comparison?: Comparison) => {
    if (isAbortError(error)) return
    $state.set({ phase: 'unread', comparison })
    gate.resumeWith(retry)
    if (isUnauthorized(error)) gate.ask()
    core.report(error)
  }
  const { compare, readAgain } = createComparing(course, {
    result: (result) => show(result, true),
    missed: miss,
  })
  const form = createSubmitting(course, compare)

  /** Whether there is an earlier result decides what is shown first. */
  const ask = async () => {
    const signal = lifetime.signal()
    $state.set({ phase: 'asking' })
    try {
      const result = await course.results.load()
      if (signal.aborted || $state.get().phase !== 'asking') return
      const isResult = result.rating !== null || (beginning === 'result' && result.evaluatedAt !== null)
      if (isResult) show(result, false)
      else form.begin()
    } catch (error) {
      if (!signal.aborted) miss(error)
    }
  }
  const retry = (): void => {
    const state = $state.get()
    if (state.phase !== 'unread') return
    if (state.comparison) readAgain(state.comparison)
    else ask()
  }
  const begin = () => {
    const comparison = course.draft.read()?.comparison
    if (comparison) compare(comparison)
    else if (beginning === 'form') form.begin()
    else ask()
  }

  return {
    $state: $state as ReadableAtom<EvaluationState>,
    $fields: course.fields.$state,
    /** Asks for the questions, unless they are there; a failure shows where they would stand. */
    loadFields(): void {
      course.fields.load().catch(() => undefined)
    },
    /** Begins, or goes on where it was. */
    async open(beginsWith?: Beginning): Promise<void> {
      isOpen = true
      beginning = beginsWith
      if (!core.session.$isKnown.get()) await core.session.refresh()
      if (!isOpen) return
      const { phase } = $state.get()
      const isUnderWay = phase === 'sending' || phase === 'evaluating' || phase === 'unread'
      if (isUnderWay || isUnseen) {
        isUnseen = false
        return
      }
      if (!gate.isOpen()) {
        $state.set({ phase: 'signedOut' })
        return gate.ask()
      }
      if (phase !== 'filling' || beginning === 'result') begin()
    },
    close(): void {
      isOpen = false
    },
    choose(field: EvaluationField, optionId: number, isChosen: boolean): void {
      const state = $state.get()
      if (state.phase !== 'filling') return
      const { [field.id]: _, ...problems } = state.problems
      form.fill(choose(state.answers, field, optionId, isChosen), problems)
    },
    submit: form.submit,
    /** 重新评测: back to the questions. */
    again: form.begin,
    /** Asks again for a result that did not come. */
    retry,
    /** Listens to who is signed in, until the answer is called; what is being compared goes on when it listens again. */
    connect(): () => void {
      lifetime.restart()
      const stopListening = gate.listen()
      const state = $state.get()
      if (state.phase === 'evaluating') compare(state.comparison)
      if (state.phase === 'sending') form.begin()
      return () => {
        lifetime.end()
        stopListening()
      }
    },
  }
}

export type EvaluationStore = ReturnType<typeof createEvaluationStore>
