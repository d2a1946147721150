import {
  type Application,
  type Attachment,
  type FieldValue,
  uploadApplicationDocument,
  type Values,
} from '@chuhai/contract/application'
import { createSocialCodeQuestion } from '@chuhai/contract/organisation'
import {
  type Core,
  createScope,
  isAbortError,
  isCallError,
  isUnauthorized,
  openUserDraft,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import { upload as send, type UploadOptions } from '@chuhai/core/upload'
import { atom, type ReadableAtom } from 'nanostores'
import { createAutosave } from './autosave'
import {
  brokenRules,
  doubtful,
  type FormProblems,
  isSame,
  openReasons,
  problemsFromServer,
  remainingProblems,
  stepOf,
  termsField,
  uploading,
  valuesOf,
} from './form'
import type { ShownKind } from './shown-kind'

export interface FormState {
  /** Beyond the steps of the kind everything is confirmed. */
  step: number
  values: Values
  problems: FormProblems
  /** What an operator has found wrong, until it is changed. */
  reasons: Record<string, string>
  hasAgreed: boolean
  isSending: boolean
}

export type ApplicationView =
  | { phase: 'loading' }
  | { phase: 'failed' }
  /** There is nothing to apply for. */
  | { phase: 'unknown' }
  /** Where it stands; nothing is being filled in. */
  | { phase: 'shown'; application: Application; isSending: boolean }
  | { phase: 'filling'; application: Application; form: FormState }

/** What the browser keeps beside the draft of the server. */
interface LocalDraft {
  values: Values
  version: number
  revision: number
  step: number
  submission?: Submission | undefined
}

const isLocalDraft = (stored: unknown): stored is LocalDraft =>
  typeof (stored as LocalDraft | null)?.values === 'object' && typeof (stored as LocalDraft).step === 'number'

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
  const orgId = (kind.isPersonal ? null : core.organisation.$orgId.get()) ?? 'own'
  const local = openUserDraft(core, `application.${kind.key}.${subject}.${orgId}.${draft}`, isLocalDraft)
  const $view = atom<ApplicationView>({ phase: 'loading' })
  const uploads = new Map<string, number>()
  const needsCheck = createSocialCodeQuestion()
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
    const { step, values } = form
    local.write({ values, version: application.version, revision: autosave.revision(), step, submission })
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

  const fill = (application: Application, step: number, values: Values) => {
    const reasons = openReasons(application, values)
    const form: FormState = { step, values, problems: {}, reasons, hasAgreed: false, isSending: false }
    $view.set({ phase: 'filling', application, form })
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
    fill(application, step, { ...saved, ...stored.values })
    if (!isSame(stored.values, application.draft ?? {})) autosave.touch()
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

  const change = (name: string, value: FieldValue, isComposing = false): void => {
    const view = filling()
    if (!view || view.form.isSending) return
    const values = { ...view.form.values, [name]: value }
    const problems = isComposing
      ? view.form.problems
      : remainingProblems(kind, values, view.form.problems, name)
    setForm({ values, problems, reasons: openReasons(view.application, values) })
    keepLocally()
    autosave.touch()
  }

  const validate = (name: string): void => {
    const view = filling()
    if (!view || view.form.isSending || view.form.problems[name]) return
    const { [name]: problem } = brokenRules(kind, view.form.values, [name])
    if (problem) setForm({ problems: { ...view.form.problems, [name]: problem } })
  }

  const unfinishedUploads = (): FormProblems =>
    Object.fromEntries(
      [...uploads].flatMap(([name, count]) => (count > 0 ? [[name, { code: uploading }]] : [])),
    )

  /** Codes to be checked by the visitor, each asked about once. */
  const codesToCheck = (values: Values, names: readonly string[] = Object.keys(kind.fields)): FormProblems =>
    Object.fromEntries(
      names
        .filter((name) => kind.fields[name]?.type === 'code' && needsCheck(String(values[name])))
        .map((name) => [name, { code: doubtful }]),
    )

  const goTo = (step: number): void => {
    setForm({ step, problems: {} })
    keepLocally()
  }

  /** Goes on to the next step, or stays and says what is missing; returns whether it went on. */
  const next = (): boolean => {
    const view = filling()
    const step = view && kind.steps[view.form.step]
    if (!step) return false
    const names = Object.keys(step.fields)
    const busy = Object.entries(unfinishedUploads()).filter(([name]) => names.includes(name))
    const broken = { ...brokenRules(kind, view.form.values, names), ...Object.fromEntries(busy) }
    const problems = Object.keys(broken).length > 0 ? broken : codesToCheck(view.form.values, names)
    if (Object.keys(problems).length > 0) {
      setForm({ problems })
      return false
    }
    goTo(view.form.step + 1)
    return true
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
    if (view && kind.subject?.refusals.some((code) => code === refusal)) {
      // What is filled in stays; the form says why it has to wait.
      $view.set({ ...view, application: { ...view.application, refusal } })
      return
    }
    core.report(error)
    if (/^APPLICATION_(UNDER_REVIEW|ACCEPTED|NOT_SUBMITTED|CHANGED_ELSEWHERE)$/.test(refusal)) void load()
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
    if (!view || view.form.isSending) return false
    const { values, hasAgreed } = view.form
    const broken: FormProblems = {
      ...brokenRules(kind, values),
      ...unfinishedUploads(),
      ...(!hasAgreed && { [termsField]: { code: 'APPLICATION_TERMS_REQUIRED' } }),
    }
    const problems = Object.keys(broken).length > 0 ? broken : codesToCheck(values)
    if (Object.keys(problems).length > 0) {
      setForm({ problems })
      return false
    }
    const { version } = view.application
    const body = { subject, version, termsVersion: kind.termsVersion, values, waits }
    submission = submissionOf(JSON.stringify(body), submission)
    keepLocally()
    setForm({ isSending: true, problems: {} })
    autosave.pause()
    try {
      const application = await core.call(kind.submit, { body } as never, {
        idempotencyKey: submission.key,
        signal,
      })
      show(application)
      if (shown.words['zh-CN'].places) void readPlace(application.version)
      return true
    } catch (error) {
      setForm({ isSending: false })
      autosave.touch()
      handleFailure(error)
      return false
    }
  }

  const withdraw = async (): Promise<void> => {
    const view = $view.get()
    if (view.phase !== 'shown' || view.isSending) return
    const body = { subject, version: view.application.version }
    submission = submissionOf(JSON.stringify(body), submission)
    $view.set({ ...view, isSending: true })
    try {
      show(await core.call(kind.withdraw, { body }, { idempotencyKey: submission.key, signal }))
    } catch (error) {
      $view.set({ ...view, isSending: false })
      handleFailure(error)
    }
  }

  /** Uploads a document; the step cannot be left meanwhile. */
  const upload = async (name: string, file: File, control: UploadOptions): Promise<Attachment> => {
    const count = (by: number) => uploads.set(name, (uploads.get(name) ?? 0) + by)
    count(1)
    try {
      return await send(core, uploadApplicationDocument, file, control)
    } catch (error) {
      // Sign-on has been requested; the field says so in place of an error code.
      throw isUnauthorized(error) ? new Error(signInFirst[core.locale.$locale.get()]) : error
    } finally {
      count(-1)
      const { problems } = filling()?.form ?? {}
      const problem = problems?.[name]
      if (problem && 'code' in problem && problem.code === uploading)
        setForm({ problems: { ...problems, [name]: undefined } })
    }
  }

  return {
    core,
    shown,
    kind,
    subject,
    $view: $view as ReadableAtom<ApplicationView>,
    $saving: autosave.$state,
    load,
    change,
    validate,
    next,
    goTo,
    back: () => goTo(Math.max(0, (filling()?.form.step ?? 0) - 1)),
    agree: (hasAgreed: boolean) => {
      const view = filling()
      if (!view) return
      const { [termsField]: _, ...problems } = view.form.problems
      setForm({ hasAgreed, problems })
    },
    submit,
    withdraw,
    /** Opens the form again: to mend what was rejected, or to begin after a withdrawal. */
    edit(): void {
      const view = $view.get()
      if (view.phase !== 'shown') return
      const values = valuesOf(kind, view.application, prefill(core))
      const places = Object.keys(openReasons(view.application, values)).map((name) => stepOf(kind, name))
      fill(view.application, places.length > 0 ? Math.min(...places) : 0, values)
      keepLocally()
    },
    upload,
    end: scope.end,
  }
}

const signInFirst = { 'zh-CN': '请登录后重试', en: 'Please log in and try again' }

export type ApplicationStore = ReturnType<typeof createApplicationStore>
