import { createOrganisation, type OrganisationField } from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import type { UserOrganisation } from '@chuhai/contract/user'
import { type Core, isCallError, submissionOf } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { bodyOf } from './body'
import { openDraft } from './draft'
import {
  emptyValues,
  firstOf,
  type OrganisationValues,
  type Problems,
  problemOf,
  problemsOf,
  problemWhileTyping,
} from './form'
import { createLicence, type LicenceOptions } from './licence'
import { refusedProblems } from './refusal'

export type AddingState = { values: OrganisationValues; problems: Problems } & (
  | { phase: 'filling' }
  | { phase: 'sending' }
  | { phase: 'created'; created: UserOrganisation }
)

export interface AddingOptions extends LicenceOptions {
  /** Name of the draft. */
  draft?: string | undefined
}

/** The form 新增主体 (specification, sections 4 and 5.6): filling, sending, created. One store for each time it is opened. */
export const createAddingStore = (core: Core, options: AddingOptions = {}) => {
  const draft = openDraft(core, options.draft ?? 'form')
  const kept = draft.read()
  let submission = kept?.submission
  let sending: AbortController | undefined
  const $state = atom<AddingState>({
    phase: 'filling',
    values: kept?.values ?? emptyValues(),
    problems: {},
  })
  const regions = core.query(getRegionTree)

  const fill = (values: OrganisationValues, problems: Problems) =>
    $state.set({ phase: 'filling', values, problems })

  const licence = createLicence(core, options, () => {
    const { phase, values, problems } = $state.get()
    if (phase === 'filling' && problems.licencePic === 'LICENCE_UPLOADING')
      fill(values, { ...problems, licencePic: undefined })
  })

  /** Takes over what is typed or chosen, and checks it; letters that an input method composes from are not checked. */
  const change = <F extends OrganisationField>(
    field: F,
    value: OrganisationValues[F],
    isComposing = false,
  ): void => {
    const { phase, values: before, problems } = $state.get()
    if (phase !== 'filling') return
    const values = { ...before, [field]: value }
    fill(values, isComposing ? problems : { ...problems, [field]: problemWhileTyping(values, field) })
    draft.write({ values, submission })
  }

  /** Checks one field as the visitor leaves it. What the server said about it stands until it is changed. */
  const leave = (field: OrganisationField): void => {
    const { phase, values, problems } = $state.get()
    const problem = problemOf(values, field)
    if (phase === 'filling' && !problems[field] && problem) fill(values, { ...problems, [field]: problem })
  }

  const send = async (values: OrganisationValues, signal: AbortSignal): Promise<void> => {
    const body = bodyOf(values, await regions.load())
    signal.throwIfAborted()
    if (!body) return fill(values, { orgLocation: 'ORG_LOCATION_UNKNOWN' })
    submission = submissionOf(JSON.stringify(body), submission)
    draft.write({ values, submission })
    const created = await core.call(createOrganisation, { body }, { idempotencyKey: submission.key, signal })
    submission = undefined
    draft.clear()
    await core.session.refresh()
    $state.set({ phase: 'created', values, problems: {}, created })
  }

  /** Answers the first field that is wrong, null when there is nothing to mend. */
  const submit = async (): Promise<OrganisationField | null> => {
    const { phase, values } = $state.get()
    if (phase !== 'filling') return null
    const problems: Problems = {
      ...problemsOf(values),
      ...(licence.isUnderWay() && { licencePic: 'LICENCE_UPLOADING' as const }),
    }
    const first = firstOf(problems)
    if (first) {
      fill(values, problems)
      return first
    }
    sending = new AbortController()
    const { signal } = sending
    $state.set({ phase: 'sending', values, problems: {} })
    try {
      await send(values, signal)
    } catch (error) {
      // Nothing typed is lost, and the same key goes along with the next try.
      const refused = isCallError(error) ? refusedProblems(error) : {}
      fill(values, refused)
      if (!firstOf(refused)) core.report(error)
    }
    return firstOf($state.get().problems)
  }

  return {
    $state: $state as ReadableAtom<AddingState>,
    $regions: regions.$state,
    /** Asks for the regions, unless they are there; a failure shows where they are chosen. */
    loadRegions(): void {
      regions.load().catch(() => undefined)
    },
    change,
    leave,
    submit,
    upload: licence.upload,
    /** Gives up what is being sent; the draft stays, and its key with it. */
    stop(): void {
      sending?.abort()
    },
  }
}

export type AddingStore = ReturnType<typeof createAddingStore>
