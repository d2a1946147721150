import { createConsultation } from '@chuhai/contract/consultation'
import { type Core, type Submission, submissionOf } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import {
  asksForCourse,
  bodyOf,
  type ConsultationProblems,
  type ConsultationValues,
  emptyValues,
  type FormField,
  problemOf,
  problemsOf,
} from './form'

export type ConsultationState =
  | { phase: 'filling'; values: ConsultationValues; problems: ConsultationProblems }
  | { phase: 'sending'; values: ConsultationValues; problems: ConsultationProblems }
  | { phase: 'submitted'; id: string }

export interface ConsultationOptions {
  /** Name of the draft: two forms on a page must not share one. */
  draft?: string
  /** Sections chosen from the start. */
  sections?: readonly string[]
}

interface Draft {
  values: ConsultationValues
  submission?: Submission
}

/** Drafts come from storage: anything may be in them. */
const isDraft = (draft: unknown): draft is Draft => {
  const values = (draft as Draft | null)?.values as Partial<ConsultationValues> | undefined
  const empty = emptyValues()
  return Boolean(
    values &&
      Array.isArray(values.customerSource) &&
      (Object.keys(empty) as FormField[]).every((field) => typeof values[field] === typeof empty[field]),
  )
}

/** The consultation form (specification, sections 4 and 5.1): filling, sending, submitted, and back by `reset`. */
export const createConsultationStore = (core: Core, options: ConsultationOptions = {}) => {
  const draft = core.drafts.open<Draft>(`consultation.${options.draft ?? 'form'}`)
  const stored = draft.read()
  const kept = isDraft(stored) ? stored : null
  let submission = kept?.submission
  const filling = (values: ConsultationValues, problems: ConsultationProblems = {}): ConsultationState => ({
    phase: 'filling',
    values,
    problems,
  })
  const $state = atom<ConsultationState>(filling(kept?.values ?? emptyValues(options.sections)))
  const ended = new AbortController()

  const keep = (values: ConsultationValues) => draft.write({ values, submission })

  const change = <F extends FormField>(field: F, value: ConsultationValues[F]) => {
    const state = $state.get()
    if (state.phase !== 'filling') return
    const values = { ...state.values, [field]: value }
    // A message goes as soon as what it asks for is there; another does not come while somebody is typing or composing.
    const holds = state.problems[field] === problemOf(values, field)
    const problems = holds ? state.problems : { ...state.problems, [field]: undefined }
    $state.set(filling(values, problems))
    keep(values)
  }

  /** Checks one field as the visitor leaves it; an empty one waits for the submit. */
  const leave = (field: FormField) => {
    const state = $state.get()
    if (state.phase !== 'filling' || !state.values[field]?.toString()) return
    $state.set(filling(state.values, { ...state.problems, [field]: problemOf(state.values, field) }))
  }

  /** Answers the first field that is wrong, null when there is nothing to mend. Failure is silent (specification, section 8). */
  const submit = async (): Promise<FormField | null> => {
    const state = $state.get()
    if (state.phase !== 'filling' || asksForCourse(state.values)) return null
    const { values } = state
    const problems = problemsOf(values)
    const first = Object.keys(problems)[0] as FormField | undefined
    if (first) {
      $state.set(filling(values, problems))
      return first
    }
    const body = bodyOf(values, core.brand)
    submission = submissionOf(JSON.stringify(body), submission)
    keep(values)
    $state.set({ phase: 'sending', values, problems: {} })
    try {
      const { id } = await core.call(
        createConsultation,
        { body },
        { idempotencyKey: submission.key, signal: ended.signal },
      )
      submission = undefined
      draft.clear()
      $state.set({ phase: 'submitted', id })
    } catch {
      // Nothing typed is lost, and the same key goes along with the next try.
      $state.set(filling(values))
    }
    return null
  }

  const reset = () => {
    submission = undefined
    draft.clear()
    $state.set(filling(emptyValues(options.sections)))
  }

  return {
    /** Called as a visitor begins to fill in: what a submit needs is fetched meanwhile. */
    prepare: core.prepare,
    $state: $state as ReadableAtom<ConsultationState>,
    change,
    leave,
    submit,
    reset,
    destroy: () => ended.abort(),
  }
}

export type ConsultationStore = ReturnType<typeof createConsultationStore>
