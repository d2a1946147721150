import type { Application, Values } from '@chuhai/contract/application'
import {
  type CallOptions,
  type Core,
  createScope,
  isAbortError,
  isCallError,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { createAutosave } from './autosave'
import { createFilling } from './filling'
import { answersOf, isSame, openReasons, problemsFromServer, stepOf, valuesOf, withoutSecrets } from './form'
import type { ShownKind } from './shown-kind'
import { type ApplicationView, type FormState, openLocalDraft } from './state'

interface StoreOptions {
  /** Which of several things is applied for. */
  subject: string
  /** Two forms of one page with different names share nothing that is typed. */
  draft: string
  onChanged(application: Application): void
}

/** The application of a kind, for the organisation that is selected when it is made. */
export const createApplicationStore = (core: Core, shown: ShownKind, options: StoreOptions) => {
  const { kind, prefill } = shown
  const { subject, draft } = options
  const scope = createScope()
  const { signal } = scope
  const hasSecrets = Object.values(kind.fields).some(({ isSecret }) => isSecret)
  const orgId = (kind.isPersonal ? null : core.organisation.$orgId.get()) ?? 'own'
  const local = openLocalDraft(core, `application.${kind.key}.${subject}.${orgId}.${draft}`)
  const $view = atom<ApplicationView>({ phase: 'loading' })
  let submission: Submission | undefined

  const filling = () => {
    const view = $view.get()
    return view.phase === 'filling' ? view : null
  }
  const setForm = (change: Partial<FormState>) => {
    const view = filling()
    if (view) $view.set({ ...view, form: { ...view.form, ...change } })
  }
  const keepLocally = () => {
    const view = filling()
    if (!view) return
    const { application, form } = view
    const { step } = form
    const values = withoutSecrets(kind, form.values)
    // A submission is remembered with its content.
    const sent = hasSecrets ? {} : { submission }
    local.write({ values, version: application.version, revision: autosave.revision(), step, ...sent })
  }

  const autosave = createAutosave({
    scope,
    read: () => filling()?.form.values ?? null,
    async save(values, revision) {
      const version = filling()?.application.version ?? 0
      return core.call(kind.save, { body: { subject, version, revision, values } }, { signal })
    },
    onSaved: keepLocally,
    onRefused(error) {
      const problems = problemsFromServer(error)
      setForm({ problems: { ...filling()?.form.problems, ...problems } })
    },
  })
  const { isComplete, ...form } = createFilling(core, {
    kind,
    read: () => filling()?.form ?? null,
    write: setForm,
    keep: keepLocally,
    onChange() {
      keepLocally()
      autosave.touch()
    },
  })

  const fill = (application: Application, step: number, values: Values) => {
    const empty: FormState = { step, values, problems: {}, hasAgreed: false, isSending: false }
    $view.set({ phase: 'filling', application, form: empty })
  }
  const show = (application: Application) => {
    local.clear()
    autosave.reset(application)
    $view.set({ phase: 'shown', application, isSending: false })
    options.onChanged(application)
  }

  /** Shows what was read: what the browser has kept goes on where the server knows nothing newer. */
  const receive = (application: Application) => {
    autosave.reset(application)
    const stored = local.read()
    const isCurrent = stored?.version === application.version && stored.revision === application.revision
    submission = isCurrent ? stored.submission : undefined
    const { state } = application
    const isOpen = state === 'draft' || ((state === 'rejected' || state === 'withdrawn') && isCurrent)
    if (!isOpen && !(state === 'rejected' && application.draft))
      return $view.set({ phase: 'shown', application, isSending: false })
    const saved = valuesOf(kind, application, prefill(core))
    const step = Math.min(stored?.step ?? 0, kind.steps.length)
    if (!isCurrent) return fill(application, step, saved)
    fill(application, step, valuesOf(kind, { draft: { ...saved, ...stored.values }, submitted: null }, {}))
    if (!isSame(stored.values, withoutSecrets(kind, application.draft ?? {}))) autosave.touch()
  }

  const load = async (): Promise<void> => {
    $view.set({ phase: 'loading' })
    try {
      const application = await core.query(kind.get, { query: { subject } }).refresh()
      if (!signal.aborted) receive(application)
    } catch (error) {
      if (signal.aborted || isAbortError(error)) return
      const isUnknown = isCallError(error) && error.httpStatus === 404
      $view.set({ phase: isUnknown ? 'unknown' : 'failed' })
    }
  }

  const handleFailure = (error: unknown): void => {
    if (signal.aborted || isAbortError(error)) return
    const problems = isCallError(error) ? problemsFromServer(error) : {}
    if (Object.keys(problems).length > 0) {
      setForm({ problems })
      return
    }
    const refusal = isCallError(error) ? error.code : ''
    const view = filling()
    const isRefusal = kind.subject?.refusals.some((code) => code === refusal)
    if (view && isRefusal) {
      // What is filled in stays; the form says why it has to wait.
      $view.set({ ...view, application: { ...view.application, refusal } })
      return
    }
    core.report(error)
    const isOver = view === null && (isRefusal || (isCallError(error) && error.httpStatus === 404))
    if (isOver || /^APPLICATION_(UNDER_REVIEW|ACCEPTED|NOT_SUBMITTED|CHANGED_ELSEWHERE)$/.test(refusal))
      void load()
  }

  /** Where the server decides about a place with a step, its answer does not tell yet which. */
  const readPlace = async (version: number): Promise<void> => {
    try {
      const application = await core.query(kind.get, { query: { subject } }).refresh()
      const view = $view.get()
      if (view.phase === 'shown' && view.application.version === version)
        $view.set({ ...view, application: { ...view.application, place: application.place } })
    } catch {
      // Where it stands is shown all the same; the place with the next visit.
    }
  }

  /** Submits everything, also for the waiting list where that is wanted; returns whether it was accepted. */
  const submit = async (waits = false): Promise<boolean> => {
    const view = filling()
    if (!view || view.form.isSending || !isComplete(view.form)) return false
    const { version } = view.application
    const body = { subject, version, termsVersion: kind.termsVersion, values: view.form.values, waits }
    submission = submissionOf(JSON.stringify(body), submission)
    keepLocally()
    setForm({ isSending: true, problems: {} })
    autosave.pause()
    try {
      const application = await core.call(
        kind.submit,
        { body },
        {
          idempotencyKey: submission.key,
          signal,
          onDelay: (delay) => setForm({ delay }),
        },
      )
      show(application)
      if (shown.words['zh-CN'].places) void readPlace(application.version)
      return true
    } catch (error) {
      setForm({ isSending: false, delay: undefined })
      autosave.touch()
      handleFailure(error)
      return false
    }
  }

  /** Sends a step of the application that is shown; resolves to null where it failed. */
  const takeStep = async (
    name: string,
    call: (body: { subject: string; version: number }, options: CallOptions) => Promise<Application>,
  ): Promise<Application | null> => {
    const view = $view.get()
    if (view.phase !== 'shown' || view.isSending) return null
    const body = { subject, version: view.application.version }
    submission = submissionOf(`${name} ${JSON.stringify(body)}`, submission)
    const sending = { ...view, isSending: true }
    $view.set(sending)
    try {
      return await call(body, {
        idempotencyKey: submission.key,
        signal,
        onDelay: (delay) => $view.set({ ...sending, delay }),
      })
    } catch (error) {
      $view.set({ ...view, isSending: false })
      handleFailure(error)
      return null
    }
  }

  /** Waits again for a place, at the end of the list. */
  const wait = async (): Promise<void> => {
    const { wait: join } = shown
    const application = join && (await takeStep('wait', (_, options) => join(core, options)))
    if (application) $view.set({ phase: 'shown', application, isSending: false })
  }

  const withdraw = async (): Promise<void> => {
    const application = await takeStep('withdraw', (body, options) =>
      core.call(kind.withdraw, { body }, options),
    )
    if (application) show(application)
  }

  return {
    core,
    shown,
    kind,
    subject,
    $view: $view as ReadableAtom<ApplicationView>,
    $saving: autosave.$state,
    load,
    ...form,
    submit,
    wait,
    withdraw,
    /** Goes on with what was filled in the last time. */
    beginWithLast(): void {
      const view = filling()
      const last = view?.application.last
      if (!view || !last || view.form.isSending) return
      const values = { ...view.form.values, ...(answersOf(kind, last) as Values) }
      $view.set({
        ...view,
        application: { ...view.application, last: null },
        form: { ...view.form, values, problems: {} },
      })
      keepLocally()
      autosave.touch()
    },
    /** Opens the form again: to mend what was rejected, or to begin after a withdrawal. */
    edit(): void {
      const view = $view.get()
      if (view.phase !== 'shown') return
      const values = valuesOf(kind, view.application, prefill(core))
      const places = Object.keys(openReasons(view.application, values)).map((name) => stepOf(kind, name))
      fill(view.application, places.length > 0 ? Math.min(...places) : 0, values)
      keepLocally()
    },
    end: scope.end,
  }
}

export type ApplicationStore = ReturnType<typeof createApplicationStore>
