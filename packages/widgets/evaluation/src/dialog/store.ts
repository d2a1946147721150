import { evaluationResultDelayMs } from '@chuhai/contract/constants'
import { type EvaluationResult, getEvaluationResult, listEvaluationFields } from '@chuhai/contract/evaluation'
import { type Core, createScope, isAbortError, isUnauthorized } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { createFormStore } from './form-store'
import { createSignIn } from './sign-in'
import { type Comparison, type EvaluationState, openEvaluationDraft } from './state'

const slowResultMs = 5000

export interface EvaluationOptions {
  /** Name of the draft. */
  draft?: string | undefined
  /** Where a sign-on that has to leave the page comes back to. */
  returnTo?: string | undefined
}

/** The first view; by default the result when there is one, and the form otherwise. */
export type FirstView = 'form' | 'result' | undefined

/**
 * The evaluation (specification, section 4). It continues while its dialog is closed.
 *
 *   idle → (signedOut) → (loading) → filling → sending → evaluating → rated | unrated
 *                            ↓          ↑                    ↓            │ 重新评测
 *                        loadFailed     └──────────────── loadFailed ─────┘
 */
export const createEvaluationStore = (core: Core, options: EvaluationOptions = {}) => {
  const $state = atom<EvaluationState>({ phase: 'idle' })
  const draft = openEvaluationDraft(core, options.draft ?? 'form')
  const fields = core.query(listEvaluationFields)
  const results = core.query(getEvaluationResult)
  let scope = createScope()
  let isOpen = false
  let firstView: FirstView
  /** A result that came while the dialog was closed. */
  let isResultUnseen = false

  const restartScope = () => {
    scope.end()
    scope = createScope()
  }
  const signIn = createSignIn(core, {
    returnTo: options.returnTo,
    onUser: () => $state.get().phase === 'signedOut' && start(),
    onOtherUser() {
      restartScope()
      $state.set({ phase: 'idle' })
      if (isOpen) start()
    },
    onDeclined: () => $state.get().phase === 'signedOut' && $state.set({ phase: 'declined' }),
  })

  const showResult = (result: EvaluationResult, isNew: boolean) => {
    isResultUnseen = isNew && !isOpen
    $state.set({ phase: result.rating === null ? 'unrated' : 'rated', result, isNew })
  }
  const handleLoadError = (error: unknown, comparison?: Comparison) => {
    if (isAbortError(error)) return
    $state.set({ phase: 'loadFailed', comparison })
    signIn.resumeWith(retry)
    if (isUnauthorized(error)) signIn.request()
    core.report(error)
  }

  const loadNewResult = async (comparison: Comparison) => {
    const { signal, later } = scope
    const cancelSlow = later(slowResultMs, () =>
      $state.set({ phase: 'evaluating', comparison, isSlow: true }),
    )
    try {
      const result = await results.refresh()
      if (signal.aborted) return
      draft.clear()
      showResult(result, true)
    } catch (error) {
      if (!signal.aborted) handleLoadError(error, comparison)
    } finally {
      cancelSlow()
    }
  }
  /** Loads the result 3 seconds after the submit (specification, section 4). */
  const evaluate = (comparison: Comparison) => {
    draft.write({ answers: {}, comparison })
    $state.set({ phase: 'evaluating', comparison, isSlow: false })
    const passedMs = Math.max(0, Date.now() - comparison.since)
    scope.later(Math.max(0, evaluationResultDelayMs - passedMs), () => void loadNewResult(comparison))
  }
  const loadEarlierResult = async () => {
    const { signal } = scope
    $state.set({ phase: 'loading' })
    try {
      const result = await results.load()
      if (signal.aborted || $state.get().phase !== 'loading') return
      const hasResult = result.rating !== null || (firstView === 'result' && result.evaluatedAt !== null)
      if (hasResult) showResult(result, false)
      else form.show()
    } catch (error) {
      if (!signal.aborted) handleLoadError(error)
    }
  }
  const form = createFormStore({
    core,
    $state,
    draft,
    fields,
    signIn,
    signal: () => scope.signal,
    onSubmitted: evaluate,
  })

  const retry = (): void => {
    const state = $state.get()
    if (state.phase !== 'loadFailed') return
    const { comparison } = state
    if (!comparison) return void loadEarlierResult()
    $state.set({ phase: 'evaluating', comparison, isSlow: false })
    void loadNewResult(comparison)
  }
  const start = () => {
    const comparison = draft.read()?.comparison
    if (comparison) evaluate(comparison)
    else if (firstView === 'form') form.show()
    else void loadEarlierResult()
  }

  return {
    $state: $state as ReadableAtom<EvaluationState>,
    $fields: fields.$state,
    /** Loads the questions; their place shows a failure. */
    loadFields(): void {
      fields.load().catch(() => undefined)
    },
    /** Starts, or continues what is in progress. */
    async open(view?: FirstView): Promise<void> {
      isOpen = true
      firstView = view
      if (!core.session.$isKnown.get()) await core.session.refresh()
      if (!isOpen) return
      const { phase } = $state.get()
      const isInProgress = phase === 'sending' || phase === 'evaluating' || phase === 'loadFailed'
      if (isInProgress || isResultUnseen) {
        isResultUnseen = false
        return
      }
      if (!signIn.isSignedIn()) {
        $state.set({ phase: 'signedOut' })
        return signIn.request()
      }
      if (phase !== 'filling' || firstView === 'result') start()
    },
    close(): void {
      isOpen = false
    },
    choose: form.choose,
    submit: form.submit,
    /** 重新评测: back to the questions. */
    restart: form.show,
    /** Loads a result again that could not be loaded. */
    retry,
    /** Follows who is signed in and continues an evaluation; returns a function that stops this. */
    connect(): () => void {
      restartScope()
      const disconnect = signIn.connect()
      const state = $state.get()
      if (state.phase === 'evaluating') evaluate(state.comparison)
      if (state.phase === 'sending') form.show()
      return () => {
        scope.end()
        disconnect()
      }
    },
  }
}

export type EvaluationStore = ReturnType<typeof createEvaluationStore>
