import type { Member, Registration } from '@chuhai/contract/competition'
import { type Core, isUnauthorized, type QueryStore } from '@chuhai/core'
import type { WritableAtom } from 'nanostores'
import type { openDraft } from './draft'
import type { Filling, SignUpState } from './state'

export interface DeskSettings {
  core: Core
  editionId: number
  $state: WritableAtom<SignUpState>
  draft: ReturnType<typeof openDraft>
  registrations: QueryStore<Registration | null>
  memberLists: QueryStore<Member[]>
}

/** What all parts of a sign-up work on. */
export const createDesk = (settings: DeskSettings) => {
  const { $state, draft } = settings
  let lifetime = new AbortController()
  let goOn: (() => void) | undefined

  return {
    ...settings,
    /** The form, while it can be changed. */
    filling(): Filling | null {
      const state = $state.get()
      return state.phase === 'filling' && !state.isBusy ? state : null
    },
    /** Shows a form and keeps it; the draft's submission stays with it. */
    fill(state: Filling): void {
      const { version, step, track, info, members } = state
      $state.set(state)
      draft.write({ ...draft.read(), version, step, track, info, members })
    },
    /** Aborted when the dialog leaves the page; ask for it before what may take a while. */
    signal: (): AbortSignal => lifetime.signal,
    restart(): void {
      lifetime.abort()
      lifetime = new AbortController()
    },
    end: (): void => lifetime.abort(),
    /** What goes on as soon as the same user has signed in again; the core has asked for that. */
    resumeAfter(error: unknown, act: () => void): void {
      goOn = isUnauthorized(error) ? act : undefined
    },
    resume(): void {
      const act = goOn
      goOn = undefined
      act?.()
    },
  }
}

export type Desk = ReturnType<typeof createDesk>
