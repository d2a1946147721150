import {
  type Appraisals,
  appraisal,
  type GuideErrorCode,
  guideErrors,
  saveAppraisal,
} from '@chuhai/contract/guide'
import type { Locale } from '@chuhai/contract/locale'
import { brokenRule } from '@chuhai/contract/rule'
import {
  type Core,
  createFormFields,
  createScope,
  isCallError,
  isUnauthorized,
  requireSignOn,
} from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

const isKnown = (code: string): code is GuideErrorCode => Object.hasOwn(guideErrors, code)

/** The sentence of a broken rule. */
const problemText = (code: string | undefined, locale: Locale): string | undefined =>
  code && isKnown(code) ? guideErrors[code][locale] : code

interface AppraisalValues {
  score: number | null
  content: string
}

type AppraisalField = keyof AppraisalValues

interface AppraisalState {
  phase: 'filling' | 'sending'
  values: AppraisalValues
  /** Sentences at the fields. */
  problems: Partial<Record<AppraisalField, string>>
}

export const emptyAppraisal: AppraisalState = {
  phase: 'filling',
  values: { score: null, content: '' },
  problems: {},
}

interface AppraisalFormOptions {
  core: Core
  siteId: number
  onSaved(appraisals: Appraisals): void
}

/** Drafts come from storage: anything may be in them. */
const isDraft = (draft: unknown): draft is AppraisalValues => {
  const { score, content } = (draft ?? {}) as Partial<AppraisalValues>
  return typeof content === 'string' && (score === null || typeof score === 'number')
}

const fields: readonly AppraisalField[] = ['score', 'content']

/** The review form of a site (specification 7.3). Submitting needs sign-on, which keeps the draft. */
export const createAppraisalForm = ({ core, siteId, onSaved }: AppraisalFormOptions) => {
  const draft = core.drafts.open<AppraisalValues>(`guide-appraisal.${siteId}`)
  const kept = draft.read()
  let isBegun = isDraft(kept)
  const $state = atom<AppraisalState>(isDraft(kept) ? { ...emptyAppraisal, values: kept } : emptyAppraisal)

  const { change, check } = createFormFields<AppraisalValues, AppraisalState['problems']>({
    read() {
      const state = $state.get()
      return state.phase === 'filling' ? state : null
    },
    write: (changed) => $state.set({ phase: 'filling', ...changed }),
    problemOf: (values, field) =>
      problemText(
        brokenRule(appraisal.entries[field], values[field] ?? undefined),
        core.locale.$locale.get(),
      ),
    onChange(values) {
      isBegun = true
      draft.write(values)
    },
  })

  const send = async () => {
    const { phase, values } = $state.get()
    if (phase === 'sending' || check(fields)) return
    $state.set({ phase: 'sending', values, problems: {} })
    try {
      const body = { navInfoId: siteId, score: values.score as number, content: values.content }
      const saved = await core.call(saveAppraisal, { body })
      draft.clear()
      isBegun = false
      $state.set({ ...emptyAppraisal, values: saved.own ?? values })
      onSaved(saved)
    } catch (error) {
      const { score, content } = (isCallError(error) && error.fields) || {}
      $state.set({
        phase: 'filling',
        values,
        problems: { ...(score && { score }), ...(content && { content }) },
      })
      if (isUnauthorized(error)) sendSignedIn('send')
      if (!score && !content) core.report(error)
    }
  }

  const scope = createScope()
  const sendSignedIn = requireSignOn<'send'>(core, {
    name: `guide-appraise.${siteId}`,
    reason: 'guide-appraise',
    run: () => void send(),
    signal: scope.signal,
  })

  return {
    $state: $state as ReadableAtom<AppraisalState>,
    /** Shows what the visitor has said before, unless they have begun to say something else. */
    begin(own: AppraisalValues) {
      if (!isBegun && $state.get().phase === 'filling') $state.set({ ...emptyAppraisal, values: own })
    },
    change,
    /** Returns the first invalid field, or null and sends the form. */
    submit(): AppraisalField | null {
      if ($state.get().phase === 'sending') return null
      const first = check(fields)
      if (!first) sendSignedIn('send')
      return first
    },
    destroy: scope.end,
  }
}

export type AppraisalForm = ReturnType<typeof createAppraisalForm>
