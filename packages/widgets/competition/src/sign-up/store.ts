import type { AuditStatus, Registration, Track } from '@chuhai/contract/competition'
import { getRegionTree } from '@chuhai/contract/region'
import { type CallError, type Core, createFormFields } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { editionQuery } from '../edition'
import { openDraft } from './draft'
import {
  applySaved,
  changeMembers,
  changeTrack,
  checkMembers,
  createForm,
  createFormOf,
  refuse,
} from './form'
import { type Info, infoFields, isSaved } from './info'
import { findProblem, type InfoProblems, infoProblemsOf } from './info-rules'
import { createTeam, type DraftMember, membersBody } from './members/team'
import { isSound, teamProblemsOf } from './members/team-rules'
import { createRequestRunner } from './request-runner'
import { createRequests, type Saved } from './requests'
import { createSchoolSearch } from './school-search'
import type { FormState, LockedState, SignUpState, Step } from './state'

export interface SignUpOptions {
  editionId: number
  /** Name of the draft. */
  draft: string
  onSubmitted?(registration: Registration): void
  onWithdrawn?(): void
}

const stepBefore: Record<Step, Step> = { info: 'info', members: 'info', review: 'members' }

/** Codes that say that the registration was changed elsewhere. */
const outdatedCodes = [
  'CUP_CHANGED_ELSEWHERE',
  'CUP_TRACK_LOCKED',
  'CUP_UNDER_REVIEW',
  'CUP_ACCEPTED',
  'CUP_NOT_REGISTERED',
]

const lockedStatuses: readonly AuditStatus[] = ['待审核', '已通过']

const lock = ({ registration, members }: Pick<LockedState, 'registration' | 'members'>): LockedState => ({
  phase: 'locked',
  registration,
  members,
  isBusy: false,
  isInterrupted: false,
})

/** The sign-up of a team (specification 2.15, 4, 5.2 to 5.5). A request continues while the dialog is closed. */
export const createSignUpStore = (core: Core, options: SignUpOptions) => {
  const $state = atom<SignUpState>({ phase: 'loading' })
  const regions = core.query(getRegionTree)
  const schools = createSchoolSearch(core)
  const draft = openDraft(core, options.draft)
  const requests = createRequests(core, options.editionId, draft)
  const { run, signal: currentSignal, connect } = createRequestRunner(core, $state, options.draft)

  /** Returns the form, unless a request is in flight. */
  const editableForm = (): FormState | null => {
    const state = $state.get()
    return state.phase === 'filling' && !state.isBusy ? state : null
  }
  const show = (form: FormState): void => {
    const { version, step, track, info, members } = form
    $state.set(form)
    draft.write({ ...draft.read(), version, step, track, info, members })
  }
  const edit = (change: (form: FormState) => FormState): void => {
    const form = editableForm()
    if (form) show(change(form))
  }
  /** The fields of step one, those of the chosen track. */
  const fields = createFormFields<Info, InfoProblems>({
    read() {
      const form = editableForm()
      return form && { values: form.info[form.track], problems: form.problems }
    },
    write: ({ values, problems }) =>
      edit((form) => ({ ...form, info: { ...form.info, [form.track]: values }, problems })),
    problemOf: findProblem,
  })
  const showSaved = ({ registration, members }: Saved): void => {
    if (!registration) show(createForm(draft.read()))
    else if (lockedStatuses.includes(registration.auditStatus)) {
      draft.clear()
      $state.set(lock({ registration, members }))
    } else show(createFormOf(registration, members, draft.read()))
  }

  const load = async (): Promise<void> => {
    const signal = currentSignal()
    $state.set({ phase: 'loading' })
    try {
      const saved = await requests.load()
      if (!signal.aborted) showSaved(saved)
    } catch (error) {
      if (signal.aborted) return
      $state.set({ phase: 'loadFailed' })
      core.report(error)
    }
  }

  /** Shows a refusal in the form where it is about the form; `showProblems` returns whether it was. */
  const handleRefusal = (error: CallError, showProblems: (error: CallError) => boolean): boolean => {
    if (error.code === 'CUP_CLOSED')
      editionQuery(core, options.editionId)
        .refresh()
        .catch(() => undefined)
    if (!editableForm()) return false
    if (!outdatedCodes.includes(error.code)) return showProblems(error)
    edit((form) => ({ ...form, isOutdated: true }))
    return error.code === 'CUP_CHANGED_ELSEWHERE'
  }

  const openMembers = (): void => {
    if (editableForm()?.members) edit((form) => ({ ...form, step: 'members', problems: {} }))
    else
      run('next', requests.loadMembers, {
        onDone: (members) =>
          edit((form) => ({ ...form, members: createTeam(members), step: 'members', problems: {} })),
      })
  }
  const saveInfo = (form: FormState): void => {
    const { track, registration, isOutdated } = form
    const info = form.info[track]
    if (fields.check(infoFields[track])) {
      edit(refuse)
      return
    }
    if (!isOutdated && isSaved(registration, track, info)) {
      openMembers()
      return
    }
    run('next', (options) => requests.saveInfo(form, options), {
      onDone(saved) {
        edit((now) => applySaved(now, saved))
        openMembers()
      },
      onRefused: (refusal) =>
        handleRefusal(refusal, (error) => {
          const problems = infoProblemsOf(error, track, info)
          edit((now) => refuse({ ...now, problems }))
          return Object.keys(problems).length > 0
        }),
    })
  }
  const submit = (form: FormState): void => {
    const checked = checkMembers(form)
    if (checked.step !== 'review') {
      show(checked)
      return
    }
    run('next', (options) => requests.submit(form, options), {
      onDone(registration) {
        draft.clear()
        $state.set({
          phase: 'submitted',
          registration,
          members: membersBody(form.track, form.members ?? []),
        })
        options.onSubmitted?.(registration)
      },
      onRefused: (refusal) =>
        handleRefusal(refusal, (error) => {
          const teamProblems = teamProblemsOf(error)
          if (isSound(teamProblems)) return false
          edit((now) => refuse({ ...now, step: 'members', teamProblems }))
          return true
        }),
    })
  }
  /** 下一步 and 提交. */
  const next = (): void => {
    const form = editableForm()
    if (form?.step === 'info') saveInfo(form)
    else if (form?.step === 'members') show(checkMembers(form))
    else if (form) submit(form)
  }
  const withdraw = (): void => {
    const state = $state.get()
    if (state.phase !== 'locked' || state.isBusy) return
    run('withdraw', (options) => requests.withdraw(state.registration, options), {
      onDone(registration) {
        draft.clear()
        show({ ...createFormOf(registration, state.members, null), step: 'info' })
        options.onWithdrawn?.()
      },
      onRefused: (error) => handleRefusal(error, () => false),
    })
  }
  /** 查看最新内容: what was typed is replaced once the registration is loaded. */
  const loadLatest = (): Promise<void> =>
    run('loadLatest', requests.load, {
      onDone(saved) {
        draft.clear()
        showSaved(saved)
      },
    })
  const loadRegions = (): void => {
    // A failure shows at their field.
    regions.load().catch(() => undefined)
  }

  return {
    $state: $state as ReadableAtom<SignUpState>,
    $regions: regions.$state,
    $schools: schools.$suggestions,
    loadRegions,
    searchSchools: schools.search,
    open(): void {
      const state = $state.get()
      loadRegions()
      if (!('isBusy' in state && state.isBusy)) load()
    },
    retry(): void {
      if ($state.get().phase === 'loadFailed') load()
    },
    loadLatest,
    chooseTrack: (track: Track) => edit((form) => changeTrack(form, track)),
    change: fields.change,
    leave: fields.validate,
    changeMembers: (members: readonly DraftMember[]) => edit((form) => changeMembers(form, members)),
    next,
    back: () => edit((form) => ({ ...form, step: stepBefore[form.step] })),
    withdraw,
    /** 查看报名: shows what was just submitted. */
    showSubmitted(): void {
      const state = $state.get()
      if (state.phase === 'submitted') $state.set(lock(state))
    },
    connect: () => connect({ next, withdraw, loadLatest }),
  }
}

export type SignUpStore = ReturnType<typeof createSignUpStore>
