import { getRegistration, type Registration, savePlan, uploadPlan } from '@chuhai/contract/competition'
import {
  type Core,
  type Delay,
  isAbortError,
  isCallError,
  isUnauthorized,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import { type UploadOptions, upload as uploadTo } from '@chuhai/core/upload'
import { atom, type ReadableAtom } from 'nanostores'
import { isConnectionError } from '../use-dialog-store'
import { planMessages } from './messages'

/**
 *   loading → blocked | accepted
 *      ↓
 *   loadFailed
 */
export type PlanState =
  | { phase: 'loading' | 'loadFailed' }
  /** Only an accepted team uploads a plan (specification, section 4). */
  | { phase: 'blocked'; registration: Registration | null }
  | {
      phase: 'accepted'
      registration: Registration
      /** Size of a plan that was uploaded just now. */
      bytes?: number
    }

export interface PlanOptions {
  /** Sends the file; a stand-in for tests and stories. */
  upload?: typeof uploadTo | undefined
}

/** Errors of a registration that is no longer accepted. */
const blockingCodes: readonly string[] = ['CUP_NOT_REGISTERED', 'CUP_RESUBMIT', 'CUP_UNDER_REVIEW']

/** The plan of a team (specification, section 4): whether it may be uploaded, and the upload. */
export const createPlanStore = (core: Core, editionId: number, { upload = uploadTo }: PlanOptions = {}) => {
  const $state = atom<PlanState>({ phase: 'loading' })
  const $isUploading = atom(false)
  const $delay = atom<Delay | undefined>()
  const registrations = core.query(getRegistration, { query: { editionId } })
  let stored: { file: File; address: string } | undefined
  let submission: Submission | undefined
  /** A cancelled upload may end after the next one has begun. */
  let uploads = 0

  const count = (change: 1 | -1) => {
    uploads += change
    $isUploading.set(uploads > 0)
  }
  const show = (registration: Registration | null) =>
    $state.set(
      registration?.auditStatus === '已通过'
        ? { phase: 'accepted', registration }
        : { phase: 'blocked', registration },
    )
  const load = async (): Promise<void> => {
    $state.set({ phase: 'loading' })
    try {
      show(await registrations.refresh())
    } catch (error) {
      if (isAbortError(error)) return
      $state.set({ phase: 'loadFailed' })
      core.report(error)
    }
  }

  /** Stores the file, then adds it to the registration; a repeat skips what is stored and keeps its idempotency key. */
  const send = async (file: File, control: UploadOptions): Promise<Registration> => {
    if (stored?.file !== file)
      stored = { file, address: (await upload(core, uploadPlan, file, control)).address }
    control.onProgress?.(1)
    const body = { editionId, address: stored.address }
    submission = submissionOf(JSON.stringify(body), submission)
    const { signal } = control
    const registration = await core.call(
      savePlan,
      { body },
      { idempotencyKey: submission.key, onDelay: $delay.set, ...(signal && { signal }) },
    )
    stored = undefined
    submission = undefined
    return registration
  }
  /** Returns an error whose message helps the visitor. */
  const explain = (error: unknown): unknown => {
    const words = planMessages[core.locale.$locale.get()]
    if (isCallError(error) && isUnauthorized(error)) return new Error(words.signInFirst)
    return isConnectionError(error) ? new Error(words.interrupted) : error
  }

  return {
    $state: $state as ReadableAtom<PlanState>,
    /** Whether closing would lose an upload. */
    $isUploading: $isUploading as ReadableAtom<boolean>,
    /** Why the registration does not have the stored file yet. */
    $delay: $delay as ReadableAtom<Delay | undefined>,
    open(): void {
      if (!$isUploading.get()) load()
    },
    retry(): void {
      if ($state.get().phase === 'loadFailed') load()
    },
    /** Uploads a file and adds it to the registration; rejects with the reason. */
    async upload(file: File, control: UploadOptions): Promise<Registration> {
      count(1)
      try {
        const registration = await send(file, control)
        registrations.refresh().catch(() => undefined)
        return registration
      } catch (error) {
        const code = isCallError(error) ? error.code : ''
        if (code === 'CUP_PLAN_UNKNOWN') stored = undefined
        if (blockingCodes.includes(code)) registrations.refresh().then(show, () => undefined)
        throw explain(error)
      } finally {
        $delay.set(undefined)
        count(-1)
      }
    },
    /** Shows the plan that was uploaded. */
    showUploaded(registration: Registration, bytes: number): void {
      $state.set({ phase: 'accepted', registration, bytes })
    },
  }
}
