import { createConsultation } from '@chuhai/contract/consultation'
import { type Core, submissionOf } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { type Draft, draftOf } from './draft'
import { asksForCourse, bodyOf, type ConsultationValues, emptyValues, type FormField } from './form'
import { problemOf, problemsOf, textOf } from './rules'
import { type ConsultationState, filling, sending } from './state'
import { createUnderWay } from './under-way'
import { fillKnown, knownVisitor, nothingKnown } from './visitor'

type Announce = (detail: { id: string }) => void

export interface ConsultationOptions {
  /** Name of the draft: two forms on a page must not share one. */
  draft?: string
  /** Sections chosen from the start. */
  sections?: readonly string[]
}

/** The consultation form (specification, sections 4 and 5.1): filling, sending, submitted, and back by `reset`. */
export const createConsultationStore = (core: Core, options: ConsultationOptions = {}) => {
  const { draft: name = 'form' } = options
  const draft = core.drafts.open<Draft>(`consultation.${name}`)
  const kept = draftOf(draft.read())
  let submission = kept?.submission
  let known = knownVisitor(core)
  const begin = () => filling(fillKnown(emptyValues(options.sections), nothingKnown, known))
  const $state = atom<ConsultationState>(
    kept ? filling(fillKnown(kept.values, nothingKnown, known)) : begin(),
  )
  let announce: Announce | undefined

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
    $state.set(sending(values))
    const stores = underWay(core)
    stores[name] = store
    let id: string
    try {
      id = (await core.call(createConsultation, { body }, { idempotencyKey: submission.key })).id
    } catch {
      // Nothing typed is lost, and the same key goes along with the next try.
      $state.set(filling(values))
      return null
    } finally {
      delete stores[name]
    }
    submission = undefined
    draft.clear()
    $state.set({ phase: 'submitted', id })
    // No later than its visitor sees the promise, which comes with the next render.
    announce?.({ id })
    return null
  }

  const reset = () => {
    submission = undefined
    draft.clear()
    $state.set(begin())
  }

  /** Somebody has signed in or out, or acts for another organisation. */
  const recognise = () => {
    const before = known
    known = knownVisitor(core)
    const state = $state.get()
    if (state.phase !== 'filling') return
    const values = fillKnown(state.values, before, known)
    const filled = (['contactsName', 'customerName'] as const).filter(
      (field) => values[field] !== state.values[field],
    )
    if (!filled.length) return
    const solved = Object.fromEntries(filled.map((field) => [field, undefined]))
    $state.set(filling(values, { ...state.problems, ...solved }))
  }

  const store = {
    /** Called as a visitor begins to fill in: what a submit needs is fetched meanwhile. */
    prepare: core.prepare,
    $state: $state as ReadableAtom<ConsultationState>,
    /** Follows who is signed in until the answer is called: name and company are filled in for them. */
    follow: () => {
      recognise()
      const stops = [core.session.$user.listen(recognise), core.organisation.$orgId.listen(recognise)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    change,
    leave,
    submit,
    /** What a broken rule says at its field. */
    textOf,
    reset,
    /** Who is to hear of a lead: the form that was shown last, also when it is gone by then. */
    announceTo: (listener: Announce | undefined) => {
      announce = listener
    },
  }
  return store
}

export type ConsultationStore = ReturnType<typeof createConsultationStore>

/**
 * The stores that are sending. A form that comes back meanwhile goes on with the store of its submit: nothing is sent
 * twice, and nothing that was sent is shown again.
 */
export const underWay = createUnderWay<ConsultationStore>()
