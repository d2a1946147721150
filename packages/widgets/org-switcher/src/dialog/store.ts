import {
  createOrganisation,
  createSocialCodeQuestion,
  type OrganisationField,
} from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import type { UserOrganisation } from '@chuhai/contract/user'
import {
  type Core,
  createFormFields,
  createScope,
  type Delay,
  firstInvalid,
  isCallError,
  isUnauthorized,
  submissionOf,
} from '@chuhai/core'
import { uploadImage as sendImage, type UploadOptions } from '@chuhai/core/upload'
import { atom, type ReadableAtom } from 'nanostores'
import {
  bodyOf,
  emptyValues,
  formFields,
  type OrganisationValues,
  openOrganisationDraft,
  type Problems,
  problemOf,
  problemsFromServer,
  problemWhileTyping,
} from './form'
import { organisationMessages } from './messages'

export interface OrganisationFormState {
  phase: 'filling' | 'sending'
  values: OrganisationValues
  problems: Problems
  /** Why what is being sent has no answer yet. */
  delay?: Delay
}

export interface OrganisationFormOptions {
  /** Name of the draft. */
  draft?: string | undefined
  uploadImage?: typeof sendImage | undefined
  /** It is in the user's list, and can be chosen. */
  onCreated?(created: UserOrganisation): void
}

/** The form 新增主体 (specification, sections 4 and 5.6). One store per opening of the dialog. */
export const createOrganisationFormStore = (core: Core, options: OrganisationFormOptions = {}) => {
  const draft = openOrganisationDraft(core, options.draft ?? 'form')
  const stored = draft.read()
  const { uploadImage = sendImage } = options
  let submission = stored?.submission
  let sending = createScope()
  let uploads = 0
  const needsCheck = createSocialCodeQuestion()
  const $state = atom<OrganisationFormState>({
    phase: 'filling',
    values: stored?.values ?? emptyValues(),
    problems: {},
  })
  const regions = core.query(getRegionTree)

  const fill = (values: OrganisationValues, problems: Problems) =>
    $state.set({ phase: 'filling', values, problems })

  /** Uploads the business licence; the form cannot be submitted meanwhile. */
  const upload = async (file: File, control: UploadOptions): Promise<string> => {
    uploads += 1
    try {
      const address = await uploadImage(core, file, control)
      return address.startsWith('/') ? core.base + address : address
    } catch (error) {
      // Sign-on has been requested; the field says so in place of an error code.
      const { signInFirst } = organisationMessages[core.locale.$locale.get()]
      throw isUnauthorized(error) ? new Error(signInFirst) : error
    } finally {
      uploads -= 1
      const { phase, values, problems } = $state.get()
      if (phase === 'filling' && problems.licencePic === 'LICENCE_UPLOADING')
        fill(values, { ...problems, licencePic: undefined })
    }
  }

  const fields = createFormFields<OrganisationValues, Problems>({
    read() {
      const state = $state.get()
      return state.phase === 'filling' ? state : null
    },
    write: ({ values, problems }) => fill(values, problems),
    problemOf,
    checksEmpty: true,
    problemsAfterChange: ({ values, problems }, field) => ({
      ...problems,
      [field]: problemWhileTyping(values, field),
    }),
    onChange: (values) => draft.write({ values, submission }),
  })

  const send = async (values: OrganisationValues, signal: AbortSignal): Promise<void> => {
    const body = bodyOf(values, await regions.load())
    if (signal.aborted) throw signal.reason
    if (!body) return fill(values, { orgLocation: 'ORG_LOCATION_UNKNOWN' })
    submission = submissionOf(JSON.stringify(body), submission)
    draft.write({ values, submission })
    const unanswered: OrganisationFormState = { phase: 'sending', values, problems: {} }
    const created = await core.call(
      createOrganisation,
      { body },
      {
        idempotencyKey: submission.key,
        signal,
        onDelay: (delay) => $state.set({ ...unanswered, delay }),
      },
    )
    $state.set(unanswered)
    submission = undefined
    draft.clear()
    await core.session.refresh()
    options.onCreated?.(created)
  }

  /** Resolves to the first invalid field, or null. */
  const submit = async (): Promise<OrganisationField | null> => {
    const { phase, values } = $state.get()
    if (phase !== 'filling') return null
    const invalid = fields.check(formFields, uploads > 0 ? { licencePic: 'LICENCE_UPLOADING' } : {})
    if (invalid) return invalid
    if (needsCheck(values.socialCode)) return fields.show({ socialCode: 'SOCIAL_CODE_DOUBTFUL' })
    sending = createScope()
    $state.set({ phase: 'sending', values, problems: {} })
    try {
      await send(values, sending.signal)
    } catch (error) {
      // The next submit of the same values uses the same key.
      const serverProblems = isCallError(error) ? problemsFromServer(error) : {}
      fill(values, serverProblems)
      if (!firstInvalid(serverProblems)) core.report(error)
    }
    return firstInvalid($state.get().problems)
  }

  return {
    $state: $state as ReadableAtom<OrganisationFormState>,
    $regions: regions.$state,
    /** Loads the regions; their field shows a failure. */
    loadRegions(): void {
      regions.load().catch(() => undefined)
    },
    change: fields.change,
    validate: fields.validate,
    submit,
    upload,
    /** Cancels the request; draft and idempotency key stay. */
    cancel: () => sending.end(),
  }
}

export type OrganisationFormStore = ReturnType<typeof createOrganisationFormStore>
