import { contactsNameMax } from '@chuhai/contract/constants'
import { type ConsultationAbout, createConsultation } from '@chuhai/contract/consultation'
import { type Core, createFormFields, type Delay, submissionOf } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { pageAddress, readAbout, type ShownAbout } from './about/about'
import {
  bodyOf,
  type ConsultationDraft,
  type ConsultationProblems,
  type ConsultationValues,
  emptyValues,
  type FormField,
  formFields,
  isTrainingCourse,
  type LeadSubmission,
  problemOf,
  readDraft,
} from './form'

/** What the form shows: its values with what is wrong with them, or that it was sent. */
export type ConsultationState =
  | {
      phase: 'filling' | 'sending'
      values: ConsultationValues
      problems: ConsultationProblems
      /** What the visitor asks about. */
      about?: ShownAbout
      /** The last submit has not arrived: words at the button say why, nothing else does. It has `ended` once nothing tries again. */
      delay?: Delay | 'ended'
    }
  | { phase: 'submitted'; id: string }

/** What `createConsultationStore` takes beside the core. */
export interface ConsultationOptions {
  /** Name of the draft: two forms on a page must not share one. */
  draft?: string | undefined
  /** Sections chosen from the start, by their codes or Chinese names. */
  sections?: readonly string[] | undefined
}

type SubmitListener = (detail: { id: string }) => void
type Prefill = Pick<ConsultationValues, 'contactsName' | 'customerName'>

const emptyPrefill: Prefill = { contactsName: '', customerName: '' }

/** Returns the name of the user, if it is not too long, and of the selected organisation. */
const prefillFrom = ({ session, organisation }: Core): Prefill => {
  const user = session.$user.get()
  const orgId = organisation.$orgId.get()
  const name = user?.userName ?? ''
  return {
    contactsName: [...name].length <= contactsNameMax ? name : '',
    customerName: user?.userOrgInfoList.find((one) => one.orgId === orgId)?.orgName ?? '',
  }
}

/** Replaces what an earlier prefill has left in the form; what the visitor typed stays. */
const applyPrefill = (values: ConsultationValues, before: Prefill, now: Prefill): ConsultationValues => ({
  ...values,
  ...(values.contactsName === before.contactsName && { contactsName: now.contactsName }),
  ...(values.customerName === before.customerName && { customerName: now.customerName }),
})

/** What controls a consultation form; `$state` tells what it shows. */
export interface ConsultationStore {
  readonly $state: ReadableAtom<ConsultationState>
  /** Sets a value, and looks at its message again unless it is still being composed. */
  change<Field extends FormField>(field: Field, value: ConsultationValues[Field], isComposing?: boolean): void
  /** Checks a field as the visitor leaves it. */
  validate(field: FormField): void
  /** Resolves to the first invalid field, or null. */
  submit(): Promise<FormField | null>
  /**
   * Says what the form is about, as its prop `about` does: null is nothing in particular. The same said again changes nothing, so that what
   * the visitor has taken away stays away.
   */
  setAbout(about: string | ConsultationAbout | null | undefined): void
  /** Empties the form. */
  reset(): void
}

/** The stores whose submit is in flight, by the name of their draft. */
const sendingStores = new WeakMap<Core, Map<string, FormController>>()

/** The consultation form (specification, sections 4 and 5.1): filling, sending, submitted, and back by `reset`. */
export const createFormController = (core: Core, options: ConsultationOptions = {}) => {
  const { draft: name = 'form' } = options
  const draft = core.drafts.open<ConsultationDraft>(`consultation.${name}`)
  const stored = readDraft(draft.read())
  const openedAt = Date.now()
  let submission: LeadSubmission | undefined = stored?.submission
  let about = stored?.about
  let said = stored?.said
  let prefill = prefillFrom(core)
  let onSubmitted: SubmitListener | undefined
  let sending = new AbortController()
  let delay: Delay | 'ended' | undefined
  const stateOf = (
    phase: 'filling' | 'sending',
    values: ConsultationValues,
    problems: ConsultationProblems = {},
  ): ConsultationState => ({ phase, values, problems, ...(about && { about }), ...(delay && { delay }) })
  const filling = (values: ConsultationValues, problems?: ConsultationProblems) =>
    stateOf('filling', values, problems)
  const start = (values = emptyValues(options.sections)) =>
    filling(applyPrefill(values, emptyPrefill, prefill))
  const $state = atom<ConsultationState>(start(stored?.values))

  const saveDraft = (values: ConsultationValues) => draft.write({ values, submission, about, said })

  /** Opens the form again where it is not submitted, and says why nothing has arrived. */
  const showDelay = (next: Delay | 'ended') => {
    delay = next
    const state = $state.get()
    if (state.phase !== 'submitted') $state.set(filling(state.values, state.problems))
  }
  const end = () => {
    sending.abort()
    sendingStores.get(core)?.delete(name)
  }

  /** An edited form is another submit: the previous one is not sent again. */
  const keepEdited = (values: ConsultationValues) => {
    saveDraft(values)
    if (!delay || delay === 'ended') return
    end()
    showDelay('ended')
  }
  const showAbout = (next?: ShownAbout) => {
    const isEdited = about && !next
    about = next
    const state = $state.get()
    if (state.phase !== 'filling') return
    $state.set(filling(state.values, state.problems))
    // An untouched form saves no draft.
    if (isEdited || draft.read()) keepEdited(state.values)
  }

  const { change, validate, check } = createFormFields<ConsultationValues, ConsultationProblems>({
    read() {
      const state = $state.get()
      return state.phase === 'filling' ? state : null
    },
    write: ({ values, problems }) => $state.set(filling(values, problems)),
    problemOf,
    onChange: keepEdited,
  })

  /**
   * Resolves to the first invalid field, or null. Failure is silent (specification, section 8): the form opens again after
   * three seconds and goes on sending for two minutes; only words at its button say so. `subject` is what the hidden field has.
   */
  const submit = async (subject?: string): Promise<FormField | null> => {
    const state = $state.get()
    if (state.phase !== 'filling' || isTrainingCourse(state.values)) return null
    const { values } = state
    const firstInvalid = check(formFields)
    if (firstInvalid) return firstInvalid
    const body = { ...bodyOf(values, core.brand), subject: subject || undefined, about }
    submission = submissionOf(JSON.stringify(body), submission)
    // A repeat under the same key has to say the same.
    submission.filledInMs ??= Date.now() - openedAt
    submission.page ??= pageAddress()
    saveDraft(values)
    delay = undefined
    $state.set(stateOf('sending', values))
    end()
    sending = new AbortController()
    const { signal } = sending
    const stores = sendingStores.get(core) ?? new Map<string, FormController>()
    sendingStores.set(core, stores.set(name, store))
    let id: string
    try {
      const { key: idempotencyKey, filledInMs, page } = submission
      const options = {
        idempotencyKey,
        persistent: true,
        signal,
        onDelay: showDelay,
      }
      id = (
        await core.call(
          createConsultation,
          { body: { ...body, about: { page, ...about }, filledInMs } },
          options,
        )
      ).id
    } catch {
      // Another submit or an edit has taken its place.
      if (signal.aborted) return null
      stores.delete(name)
      // The next submit of the same values uses the same key.
      showDelay('ended')
      return null
    }
    stores.delete(name)
    submission = undefined
    delay = undefined
    draft.clear()
    $state.set({ phase: 'submitted', id })
    // Before the visitor sees the message, which comes with the next render.
    onSubmitted?.({ id })
    return null
  }

  const reset = () => {
    end()
    submission = undefined
    delay = undefined
    draft.clear()
    $state.set(start())
  }

  const updatePrefill = () => {
    const before = prefill
    prefill = prefillFrom(core)
    const state = $state.get()
    if (state.phase !== 'filling') return
    const values = applyPrefill(state.values, before, prefill)
    const problems = { ...state.problems }
    const filled = (['contactsName', 'customerName'] as const).filter(
      (field) => values[field] !== state.values[field],
    )
    for (const field of filled) problems[field] = undefined
    if (filled.length) $state.set(filling(values, problems))
  }

  const store = {
    $state: $state as ReadableAtom<ConsultationState>,
    /** Fetches what a submit needs, as the visitor begins to fill in the form. */
    prepare: core.prepare,
    /** Fills in name and company as the visitor signs in or out; returns a function that stops this. */
    connect: () => {
      updatePrefill()
      const stops = [
        core.session.$user.listen(updatePrefill),
        core.organisation.$orgId.listen(updatePrefill),
        core.drafts.onCleared(() => $state.get().phase === 'filling' && reset()),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    change,
    validate,
    submit,
    reset,
    setAbout: (next: string | ConsultationAbout | null | undefined) => {
      const text = JSON.stringify(next)
      if (next === undefined || text === said || $state.get().phase === 'sending') return
      said = text
      showAbout(next ? readAbout(next) : undefined)
    },
    removeAbout: () => showAbout(),
    /** Sets the callback for a new lead; a submit that outlives its form still calls it. */
    setSubmitListener: (listener: SubmitListener | undefined) => {
      onSubmitted = listener
    },
  }
  return store
}

/** What the form needs of its store, beyond what a page may do with it. */
export type FormController = ReturnType<typeof createFormController>

/**
 * Creates the store of a consultation form.
 *
 * @example
 * const store = createConsultationStore(core, { sections: ['amazon'] })
 * return <Consultation core={core} store={store} />
 */
export const createConsultationStore: (core: Core, options?: ConsultationOptions) => ConsultationStore =
  createFormController

/** Returns the store whose submit is in flight, so that a form that is mounted again sends nothing twice, or a new one. */
export const openConsultationStore = (core: Core, options: ConsultationOptions): FormController =>
  sendingStores.get(core)?.get(options.draft ?? 'form') ?? createFormController(core, options)
