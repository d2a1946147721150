import { requestSite } from '@chuhai/contract/site-request'
import {
  type Core,
  createFormFields,
  type Delay,
  isCallError,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import {
  bodyOf,
  emptyValues,
  problemOf,
  type RegisterField,
  type RegisterProblems,
  type RegisterValues,
  readValues,
  registerFields,
} from './form'
import { registerMessages } from './messages'

type RegisterState =
  | {
      phase: 'filling' | 'sending'
      values: RegisterValues
      problems: RegisterProblems
      /** The last submit has not arrived; words at the button say why. */
      delay?: Delay | 'ended' | undefined
    }
  | { phase: 'sent'; origin: string; token: string }

export const emptyForm: RegisterState = { phase: 'filling', values: emptyValues, problems: {} }

interface RegisterDraft {
  values: RegisterValues
  submission?: (Submission & { filledInMs?: number }) | undefined
}

interface RegisterFormOptions {
  core: Core
  /** The site that the address of the page names. */
  origin?: string | undefined
}

/** The form with which a webmaster asks for registration: filling, sending, sent. What is typed survives a reload. */
export const createRegisterForm = ({ core, origin }: RegisterFormOptions) => {
  const draft = core.drafts.open<RegisterDraft>('site-request')
  const stored = draft.read()
  const openedAt = Date.now()
  let { submission } = stored ?? {}
  let contact: Partial<RegisterValues> = {}
  const kept = readValues(stored?.values) ?? emptyValues
  const $state = atom<RegisterState>({ ...emptyForm, values: { ...kept, ...(origin && { origin }) } })

  let sending = new AbortController()
  let delay: Delay | 'ended' | undefined
  /** Opens the form again where it is not sent, and says why nothing has arrived. */
  const showDelay = (next: Delay | 'ended') => {
    delay = next
    const state = $state.get()
    if (state.phase !== 'sent') $state.set({ ...state, phase: 'filling', delay })
  }

  const { change, validate, check } = createFormFields<RegisterValues, RegisterProblems>({
    read() {
      const state = $state.get()
      return state.phase === 'filling' ? state : null
    },
    write: ({ values, problems }) => $state.set({ phase: 'filling', values, problems, delay }),
    problemOf(values, field) {
      const locale = core.locale.$locale.get()
      return problemOf(values, field, locale, registerMessages[locale].consent.required)
    },
    onChange(values) {
      draft.write({ values, submission })
      // An edited form is another submit: the previous one is not sent again.
      if (!delay || delay === 'ended') return
      sending.abort()
      showDelay('ended')
    },
  })

  /** `subject` is what the hidden field has. */
  const send = async (values: RegisterValues, subject: string | undefined) => {
    const body = { ...bodyOf(values), subject: subject || undefined }
    submission = submissionOf(JSON.stringify(body), submission)
    // A repeat under the same key has to say the same.
    submission.filledInMs ??= Date.now() - openedAt
    draft.write({ values, submission })
    delay = undefined
    sending.abort()
    sending = new AbortController()
    const { signal } = sending
    $state.set({ phase: 'sending', values, problems: {} })
    try {
      const { key: idempotencyKey, filledInMs } = submission
      const options = {
        idempotencyKey,
        persistent: true,
        signal,
        onDelay: showDelay,
      }
      const answer = await core.call(requestSite, { body: { ...body, filledInMs } }, options)
      delay = undefined
      submission = undefined
      draft.clear()
      const { contactsName, contactsPhone, mailbox } = values
      contact = { contactsName, contactsPhone, mailbox }
      $state.set({ phase: 'sent', ...answer })
    } catch (error) {
      // Another submit or an edit has taken its place.
      if (signal.aborted) return
      const problems: RegisterProblems = (isCallError(error) && error.fields) || {}
      const isRefused = registerFields.some((field) => problems[field])
      delay = isRefused ? undefined : 'ended'
      $state.set({ phase: 'filling', values, problems, delay })
      if (!isRefused) core.report(error)
    }
  }

  return {
    $state: $state as ReadableAtom<RegisterState>,
    change,
    validate,
    /** Returns the first invalid field, or null and sends the form. */
    submit(subject?: string): RegisterField | null {
      const state = $state.get()
      if (state.phase !== 'filling') return null
      const first = check(registerFields)
      if (!first) void send(state.values, subject)
      return first
    },
    /** Asks for another site, of the same contact. */
    again: () => $state.set({ ...emptyForm, values: { ...emptyValues, ...contact } }),
    /** Forgets what was typed once the drafts of the tab are cleared, as at a sign-out. */
    connect: () =>
      core.drafts.onCleared(() => {
        if ($state.get().phase !== 'filling') return
        sending.abort()
        delay = undefined
        $state.set(emptyForm)
      }),
  }
}

export type RegisterForm = ReturnType<typeof createRegisterForm>
