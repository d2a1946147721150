import type { Registration } from '@chuhai/contract/competition'
import {
  type CallError,
  type CallOptions,
  isAbortError,
  isCallError,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import { editionIn } from '../../edition'
import { isCutOff } from '../../parts/cut'
import type { Desk } from './desk'

export interface Change {
  /** What is sent, as a text: the same content keeps its key, so that it has one effect. */
  content: string
  call(options: CallOptions): Promise<Registration>
  done(registration: Registration): void
  /** Answers whether the refusal is told where it belongs; otherwise it is told as a notice. */
  refused(error: CallError): boolean
  /** Does it again, once somebody has signed in. */
  again(): void
}

/** Changes of the registration, one at a time. A failure loses nothing, and the next try of the same goes by the same key. */
export const createSending = (desk: Desk) => {
  const { core, $state, draft, registrations } = desk
  let last: Submission | undefined

  const mark = (isBusy: boolean, isCut = false) => {
    const state = $state.get()
    if (state.phase === 'filling' || state.phase === 'kept') $state.set({ ...state, isBusy, isCut })
  }
  const remember = (submission: Submission | undefined) => {
    last = submission
    const kept = draft.read()
    if (kept) draft.write({ ...kept, submission })
  }
  const fail = (error: unknown, change: Change) => {
    const isCall = isCallError(error)
    mark(false, isCutOff(error))
    desk.resumeAfter(error, change.again)
    if (isCall && change.refused(error)) return
    core.report(error)
    if (isCall && error.code === 'CUP_CLOSED')
      editionIn(core, desk.editionId)
        .refresh()
        .catch(() => undefined)
  }

  return async (change: Change): Promise<void> => {
    const signal = desk.signal()
    const submission = submissionOf(change.content, last ?? draft.read()?.submission)
    remember(submission)
    mark(true)
    try {
      const registration = await change.call({ idempotencyKey: submission.key, signal })
      remember(undefined)
      mark(false)
      change.done(registration)
      registrations.refresh().catch(() => undefined)
    } catch (error) {
      if (isAbortError(error)) mark(false)
      else fail(error, change)
    }
  }
}

export type Send = ReturnType<typeof createSending>
