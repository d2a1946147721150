import {
  getOwnOffer,
  marketOfferErrors,
  type OfferDraft,
  type OwnOfferWithDraft,
  offerProblems,
  saveOffer,
  stepOffer,
} from '@chuhai/contract/market'
import { type Core, createScope, isAbortError, isCallError, ownOptions } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What is wrong by place, in words: `packages.0.price`. */
export type OfferTexts = Readonly<Record<string, string>>

export type OfferStep = 'submit' | 'withdraw' | 'discard' | 'pause' | 'resume'

export interface OfferEditing {
  offer: OwnOfferWithDraft
  /** What is on the screen. */
  draft: OfferDraft
  saving: 'saved' | 'saving' | 'failed' | 'conflict'
  problems: OfferTexts
  /** The step that is being sent. */
  sending: OfferStep | null
}

const pauseMs = 1200
const retryMs = 10_000

/** Returns JSON whose keys are in order: the database keeps them in one of its own. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const withoutPrefix = (fields: Record<string, string>): OfferTexts =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^draft\./, ''), text]))

/** A service while it is written: what is typed is saved once the typing pauses, and before each step. */
export const createOfferStore = (core: Core, loaded: OwnOfferWithDraft) => {
  const scope = createScope()
  const { id } = loaded
  const $state = atom<OfferEditing>({
    offer: loaded,
    draft: loaded.draft,
    saving: 'saved',
    problems: {},
    sending: null,
  })
  let saved = inOrder(loaded.draft)
  /** What was sent last, also where no answer has come. */
  let sent = saved
  let running: Promise<boolean> | null = null
  /** Problems are shown from the first try on. */
  let hasTried = false
  let cancel = () => {}

  const patch = (changed: Partial<OfferEditing>) => $state.set({ ...$state.get(), ...changed })

  const problemsOf = (draft: OfferDraft): OfferTexts => {
    const locale = core.locale.$locale.get()
    return Object.fromEntries(
      Object.entries(offerProblems(draft)).map(([path, code]) => [path, marketOfferErrors[code][locale]]),
    )
  }

  const receive = (offer: OwnOfferWithDraft) => {
    saved = inOrder(offer.draft)
    sent = saved
    hasTried = false
    patch({ offer, draft: offer.draft, saving: 'saved', problems: {} })
  }

  /** Returns whether the server has what was sent last, because only its answer was lost. */
  const hasArrived = async (): Promise<boolean> => {
    const offer = await core.call(getOwnOffer, { params: { id } })
    if (inOrder(offer.draft) !== sent) return false
    saved = sent
    patch({ offer })
    return true
  }

  const save = async (): Promise<boolean> => {
    const { draft, offer } = $state.get()
    const text = inOrder(draft)
    if (text === saved) {
      patch({ saving: 'saved' })
      return true
    }
    patch({ saving: 'saving' })
    try {
      const answer = await core.call(saveOffer, {
        params: { id },
        body: { version: offer.version, draft },
      })
      saved = text
      patch({ offer: { ...$state.get().offer, ...answer } })
      return save()
    } catch (error) {
      const isConflict = isCallError(error) && error.httpStatus === 409
      if (isConflict && (await hasArrived().catch(() => false))) return save()
      sent = text
      patch({ saving: isConflict ? 'conflict' : 'failed' })
      if (!isConflict && !isAbortError(error)) schedule(retryMs)
      return false
    }
  }
  /** Saves what is on the screen; one save at a time. */
  const flush = (): Promise<boolean> => {
    cancel()
    running ??= save().finally(() => {
      running = null
    })
    return running
  }
  const schedule = (ms: number) => {
    cancel()
    cancel = scope.later(ms, () => void flush())
  }
  const isDirty = () => inOrder($state.get().draft) !== saved && $state.get().saving !== 'conflict'
  addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden' && isDirty()) void flush()
    },
    ownOptions({ signal: scope.signal }),
  )

  return {
    $state: $state as ReadableAtom<OfferEditing>,
    change(changed: Partial<OfferDraft>): void {
      const { draft: before, sending, offer } = $state.get()
      if (sending || offer.state === 'submitted') return
      const draft = { ...before, ...changed }
      patch({ draft, problems: hasTried ? problemsOf(draft) : {} })
      if ($state.get().saving !== 'conflict') schedule(pauseMs)
    },
    /** Sends a step; returns whether it was taken. */
    async take(step: OfferStep): Promise<boolean> {
      if ($state.get().sending) return false
      if (step === 'submit') {
        hasTried = true
        const problems = problemsOf($state.get().draft)
        patch({ problems })
        if (Object.keys(problems).length > 0) return false
      }
      patch({ sending: step })
      try {
        if (step === 'discard') {
          cancel()
          await running
        } else if (!(await flush())) return false
        const { version } = $state.get().offer
        receive(await core.call(stepOffer, { params: { id }, body: { version, step } }))
        return true
      } catch (error) {
        const fields = isCallError(error) ? withoutPrefix(error.fields ?? {}) : {}
        if (Object.keys(fields).length > 0) patch({ problems: fields })
        else core.report(error)
        if (isCallError(error) && error.httpStatus === 409) patch({ saving: 'conflict' })
        return false
      } finally {
        patch({ sending: null })
      }
    },
    /** Shows what the server has in place of what is on the screen. */
    async reload(): Promise<void> {
      try {
        receive(await core.call(getOwnOffer, { params: { id } }))
      } catch (error) {
        core.report(error)
      }
    },
    /** It is deleted: there is nothing to keep any more. */
    forget(): void {
      saved = inOrder($state.get().draft)
    },
    /** Keeps what was typed, and ends. */
    end(): void {
      if (isDirty()) void flush()
      scope.end()
    },
  }
}

export type OfferStore = ReturnType<typeof createOfferStore>
