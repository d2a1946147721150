import { isAbortError } from '@chuhai/core'
import { isCutOff } from '../../parts/cut'
import { draftsOf } from '../registration/team'
import type { Desk } from './desk'

/** Loads the members once step one is saved, and shows step two (specification, section 4); a team being typed stays as it is. */
export const createTeamReading = (desk: Desk) => {
  const { core, memberLists } = desk
  const show = () => {
    const state = desk.filling()
    if (state) desk.fill({ ...state, step: 'members', problems: {} })
  }

  const read = async (): Promise<void> => {
    const state = desk.filling()
    if (!state) return
    if (state.members) return show()
    const signal = desk.signal()
    desk.$state.set({ ...state, isBusy: true, isCut: false })
    try {
      const members = draftsOf(await memberLists.refresh())
      if (signal.aborted) return
      desk.fill({ ...state, members, step: 'members', problems: {} })
    } catch (error) {
      if (signal.aborted) return
      desk.$state.set({ ...state, isCut: isCutOff(error) })
      if (isAbortError(error)) return
      desk.resumeAfter(error, read)
      core.report(error)
    }
  }
  return read
}
