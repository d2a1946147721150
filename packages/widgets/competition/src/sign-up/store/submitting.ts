import { type Registration, submitTeam, withdrawRegistration } from '@chuhai/contract/competition'
import { bodyOfTeam } from '../registration/team'
import { isSound, refusedTeam, teamProblemsOf } from '../registration/team-problems'
import type { Desk } from './desk'
import { isOutdated } from './outdated'
import type { Send } from './sending'

/** 提交审核, and 撤回 before it is judged (specification, section 4). */
export const createSubmitting = (
  desk: Desk,
  send: Send,
  on: { withdrawn(registration: Registration): void },
) => {
  const { core, editionId, $state, draft } = desk

  const submit = (): void => {
    const state = desk.filling()
    if (!state?.members || !state.registration) return
    const { track, members, version } = state
    const teamProblems = teamProblemsOf(track, members)
    if (!isSound(teamProblems)) {
      desk.fill({ ...state, step: 'members', teamProblems })
      return
    }
    const body = { editionId, version, members: bodyOfTeam(track, members) }
    send({
      content: `submit ${JSON.stringify(body)}`,
      call: (options) => core.call(submitTeam, { body }, options),
      done(registration) {
        draft.clear()
        $state.set({ phase: 'submitted', registration, members: body.members })
      },
      refused(error) {
        const now = desk.filling() ?? state
        if (isOutdated(error)) {
          desk.fill({ ...now, isOutdated: true })
          return error.code === 'CUP_CHANGED_ELSEWHERE'
        }
        const refused = refusedTeam(error)
        if (isSound(refused)) return false
        desk.fill({ ...now, step: 'members', teamProblems: refused })
        return true
      },
      again: submit,
    })
  }

  const withdraw = (): void => {
    const state = $state.get()
    if (state.phase !== 'kept' || state.isBusy) return
    const body = { editionId, version: state.registration.version }
    send({
      content: `withdraw ${JSON.stringify(body)}`,
      call: (options) => core.call(withdrawRegistration, { body }, options),
      done: on.withdrawn,
      refused: () => false,
      again: withdraw,
    })
  }

  const show = (): void => {
    const state = $state.get()
    if (state.phase === 'submitted') $state.set({ ...state, phase: 'kept', isBusy: false, isCut: false })
  }

  return { submit, withdraw, show }
}
