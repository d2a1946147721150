import { getRegistration, type Registration } from '@chuhai/contract/competition'
import { type Core, isAbortError, isCallError, isUnauthorized } from '@chuhai/core'
import type { UploadOptions } from '@chuhai/core/upload'
import { atom, type ReadableAtom } from 'nanostores'
import { isCutOff } from '../parts/cut'
import { planMessages } from './messages'
import { createSending, type SendingOptions } from './sending'
import type { PlanState } from './state'

/** What says that the registration is no longer the accepted one that is shown. */
const standings: readonly string[] = ['CUP_NOT_REGISTERED', 'CUP_RESUBMIT', 'CUP_UNDER_REVIEW']

/** The plan of a team (specification, section 4): whether one may be handed in, and the one that is. */
export const createPlanStore = (core: Core, editionId: number, options: SendingOptions = {}) => {
  const $state = atom<PlanState>({ phase: 'idle' })
  const $isUnderWay = atom(false)
  const registrations = core.query(getRegistration, { query: { editionId } })
  const send = createSending(core, editionId, options)
  let isOpen = false
  /** One that was given up may end after the next has begun. */
  let uploads = 0

  const show = (registration: Registration | null) =>
    $state.set(
      registration?.auditStatus === '已通过'
        ? { phase: 'accepted', registration }
        : { phase: 'barred', registration },
    )
  const read = async (): Promise<void> => {
    $state.set({ phase: 'reading' })
    try {
      show(await registrations.refresh())
    } catch (error) {
      if (isAbortError(error)) return
      $state.set({ phase: 'unread' })
      core.report(error)
    }
  }
  /** What a visitor can do about it; what the server says stands for itself. */
  const reasonOf = (error: unknown): unknown => {
    if (!isCallError(error)) return error
    const words = planMessages[core.locale.$locale.get()]
    if (isUnauthorized(error)) return new Error(words.signInFirst)
    return isCutOff(error) ? new Error(words.cut) : error
  }
  const count = (change: 1 | -1) => {
    uploads += change
    $isUnderWay.set(uploads > 0)
  }
  const heed = (error: unknown) => {
    if (isCallError(error) && standings.includes(error.code))
      registrations.refresh().then(show, () => undefined)
  }

  return {
    $state: $state as ReadableAtom<PlanState>,
    /** Whether closing would lose something. */
    $isUnderWay: $isUnderWay as ReadableAtom<boolean>,
    open(): void {
      isOpen = true
      if (!$isUnderWay.get()) read()
    },
    close(): void {
      isOpen = false
    },
    retry(): void {
      if (isOpen && $state.get().phase === 'unread') read()
    },
    /** Stores a file and adds it to the registration; rejects with the reason. */
    async upload(file: File, control: UploadOptions): Promise<Registration> {
      count(1)
      try {
        const registration = await send(file, control)
        registrations.refresh().catch(() => undefined)
        return registration
      } catch (error) {
        heed(error)
        throw reasonOf(error)
      } finally {
        count(-1)
      }
    },
    /** Shows the plan that was uploaded. */
    keep(registration: Registration, bytes: number): void {
      $state.set({ phase: 'accepted', registration, bytes })
    },
    /** Listens to who is signed in, until the answer is called: what was cut off by a sign-on is read again. */
    connect(): () => void {
      return core.session.$user.listen((user) => {
        if (user && isOpen && !$isUnderWay.get() && $state.get().phase === 'unread') read()
      })
    },
  }
}

export type PlanStore = ReturnType<typeof createPlanStore>
