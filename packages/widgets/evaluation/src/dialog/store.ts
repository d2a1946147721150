import { evaluationResultDelayMs } from '@chuhai/contract/constants'
import {
  type EvaluationField,
  type EvaluationResult,
  getEvaluationResult,
  listEvaluationFields,
} from '@chuhai/contract/evaluation'
import type { UserInfo } from '@chuhai/contract/user'
import {
  type Core,
  createScope,
  isAbortError,
  isUnauthorized,
  ownOptions,
  type QueryState,
  requireSignOn,
} from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { createFormStore } from './form-store'
import { type Comparison, type EvaluationState, openEvaluationDraft, type SignedInStep } from './state'

const slowResultMs = 5000

/** What `createEvaluationStore` takes beside the core. */
export interface EvaluationOptions {
  /** Name of the draft. */
  draft?: string | undefined
  /** Where a sign-on that has to leave the page comes back to. */
  returnTo?: string | undefined
}

/** The first view; by default the result when there is one, and the form otherwise. */
export type FirstView = 'form' | 'result' | undefined

export interface EvaluationListeners {
  /** A new evaluation has a rating. */
  onRated?(result: EvaluationResult): void
  /** The visitor has closed the sign-on in front of the evaluation. */
  onDeclined?(): void
}

/** What controls an evaluation; `$state` tells its phase. */
export interface EvaluationStore {
  readonly $state: ReadableAtom<EvaluationState>
  readonly $fields: ReadableAtom<QueryState<readonly EvaluationField[]>>
  loadFields(): void
  /** Starts, or continues what is in progress. */
  open(view?: FirstView): Promise<void>
  close(): void
  choose(field: EvaluationField, optionId: number, isChosen: boolean): void
  submit(): void
  /** 重新评测: back to the questions. */
  restart(): void
  /** Loads a result again that could not be loaded. */
  retry(): void
  /** Follows who is signed in and continues an evaluation; returns a function that stops this. */
  connect(listeners?: EvaluationListeners): () => void
}

/**
 * The evaluation (specification, section 4). It continues while its dialog is closed.
 *
 *   idle → (loading) → filling → sending → evaluating → rated | unrated
 *              ↓          ↑                    ↓            │ 重新评测
 *          loadFailed     └──────────────── loadFailed ─────┘
 */
export const createEvaluationStore = (core: Core, options: EvaluationOptions = {}): EvaluationStore => {
  const $state = atom<EvaluationState>({ phase: 'idle' })
  const { draft: name = 'form', returnTo } = options
  const draft = openEvaluationDraft(core, name)
  const fields = core.query(listEvaluationFields)
  const results = core.query(getEvaluationResult)
  let scope = createScope()
  let isOpen = false
  let firstView: FirstView
  /** A result that came while the dialog was closed. */
  let isResultUnseen = false
  /** The last user, who owns the answers. */
  let userId: string | undefined
  let requireUser: (step: SignedInStep) => void = () => undefined
  let listeners: EvaluationListeners = {}

  const restartScope = () => {
    scope.end()
    scope = createScope()
  }
  const handleUser = (user: UserInfo | null) => {
    if (!user) return
    const isOther = userId !== undefined && userId !== user.id
    userId = user.id
    if (!isOther) return
    restartScope()
    $state.set({ phase: 'idle' })
    if (isOpen) start()
  }

  const showResult = (result: EvaluationResult, isNew: boolean) => {
    isResultUnseen = isNew && !isOpen
    $state.set({ phase: result.rating === null ? 'unrated' : 'rated', result })
    if (isNew && result.rating !== null) listeners.onRated?.(result)
  }
  const handleLoadError = (error: unknown, comparison?: Comparison) => {
    if (isAbortError(error)) return
    $state.set({ phase: 'loadFailed', comparison })
    if (isUnauthorized(error)) requireUser('retry')
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
    requireUser: (step) => requireUser(step),
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

  /** Loads the questions; their place shows a failure. */
  const loadFields = () => void fields.load().catch(() => undefined)
  /** Loads what has failed to load while the browser was offline. */
  const handleOnline = () => {
    retry()
    if (isOpen) loadFields()
  }

  return {
    $state,
    $fields: fields.$state,
    loadFields,
    async open(view) {
      isOpen = true
      firstView = view
      loadFields()
      const user = await core.session.load()
      if (!isOpen) return
      const { phase } = $state.get()
      const isInProgress = phase === 'sending' || phase === 'evaluating' || phase === 'loadFailed'
      if (isInProgress || isResultUnseen) {
        isResultUnseen = false
        return
      }
      if (!user) $state.set({ phase: 'idle' })
      else if (phase === 'filling' && firstView !== 'result') return
      requireUser('start')
    },
    close() {
      isOpen = false
    },
    choose: form.choose,
    submit: form.submit,
    restart: form.show,
    retry,
    connect(given = {}) {
      listeners = given
      restartScope()
      const connection = createScope()
      connection.add(core.session.$user.subscribe(handleUser), () => scope.end())
      const steps = { start: () => isOpen && start(), send: form.send, retry }
      requireUser = requireSignOn<SignedInStep>(core, {
        name: `evaluation.${name}`,
        reason: 'evaluation',
        returnTo,
        signal: connection.signal,
        run: (step) => void steps[step](),
        onDeclined: () => isOpen && $state.get().phase === 'idle' && listeners.onDeclined?.(),
      })
      addEventListener('online', handleOnline, ownOptions({ signal: connection.signal }))
      const state = $state.get()
      if (state.phase === 'evaluating') evaluate(state.comparison)
      if (state.phase === 'sending') form.show()
      return connection.end
    },
  }
}
