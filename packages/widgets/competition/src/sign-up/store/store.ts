import { getRegistration, listMembers } from '@chuhai/contract/competition'
import { getRegionTree } from '@chuhai/contract/region'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { createDesk } from './desk'
import { openDraft } from './draft'
import { createInfoStep } from './info-step'
import { createMembersStep } from './members-step'
import { createReading } from './reading'
import { createSchools } from './schools'
import { createSending } from './sending'
import type { SignUpState } from './state'
import type { Step } from './step'
import { createSubmitting } from './submitting'

export interface SignUpOptions {
  editionId: number
  /** Name of the draft. */
  draft: string
}

const stepBefore: Partial<Record<Step, Step>> = { members: 'info', review: 'members' }

/** The sign-up of a team (specification 2.15, 4, 5.2 to 5.5). What is being sent goes on while its dialog is closed. */
export const createSignUpStore = (core: Core, { editionId, draft }: SignUpOptions) => {
  const ofEdition = { query: { editionId } }
  const $state = atom<SignUpState>({ phase: 'idle' })
  const regions = core.query(getRegionTree)
  const desk = createDesk({
    core,
    editionId,
    $state,
    draft: openDraft(core, draft),
    registrations: core.query(getRegistration, ofEdition),
    memberLists: core.query(listMembers, ofEdition),
  })
  const reading = createReading(desk)
  const send = createSending(desk)
  const info = createInfoStep(desk, send)
  const members = createMembersStep(desk)
  const submitting = createSubmitting(desk, send, {
    withdrawn(registration) {
      const state = $state.get()
      if (state.phase === 'kept') reading.reopen(registration, state.members)
    },
  })
  const schools = createSchools(core)

  return {
    $state: $state as ReadableAtom<SignUpState>,
    $regions: regions.$state,
    $schools: schools.$found,
    askSchools: schools.ask,
    /** Asks for the regions, unless they are there; a failure shows where they are chosen. */
    loadRegions(): void {
      regions.load().catch(() => undefined)
    },
    /** Begins, or goes on where it was. */
    open(): void {
      const state = $state.get()
      if (!('isBusy' in state && state.isBusy)) reading.read()
    },
    retry(): void {
      if ($state.get().phase === 'unread') reading.read()
    },
    readNewest: reading.readNewest,
    chooseTrack: info.chooseTrack,
    change: info.change,
    leave: info.leave,
    changeMembers: members.change,
    /** 下一步, 提交: what the step that is shown leads to. */
    next(): void {
      const step = desk.filling()?.step
      if (step === 'info') info.save()
      else if (step === 'members') members.judge()
      else if (step === 'review') submitting.submit()
    },
    back(): void {
      const state = desk.filling()
      const step = state && stepBefore[state.step]
      if (step) desk.fill({ ...state, step })
    },
    withdraw: submitting.withdraw,
    /** 查看报名: shows what was just handed in. */
    showSubmitted: submitting.show,
    /** Listens to who is signed in, until the answer is called. */
    connect(): () => void {
      desk.restart()
      const stop = core.session.$user.listen((user) => user && desk.resume())
      return () => {
        desk.end()
        stop()
      }
    },
  }
}

export type SignUpStore = ReturnType<typeof createSignUpStore>
