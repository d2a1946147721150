import { type Member, type Registration, tracks } from '@chuhai/contract/competition'
import { emptyInfo, infoOf, isSaved } from '../registration/info'
import { draftsOf } from '../registration/team'
import { noProblems } from '../registration/team-problems'
import type { Desk } from './desk'
import type { Filling } from './state'

const isFixed = ({ auditStatus }: Registration) => auditStatus === '待审核' || auditStatus === '已通过'

const blank = (): Filling => ({
  phase: 'filling',
  step: 'info',
  track: tracks.risingStar,
  registration: null,
  version: 0,
  info: { [tracks.risingStar]: emptyInfo(), [tracks.pillar]: emptyInfo() },
  problems: {},
  members: null,
  teamProblems: noProblems,
  isBusy: false,
  isCut: false,
  isOutdated: false,
})

/** The registration as it is on the server, and what was typed since (specification, section 4). */
export const createReading = (desk: Desk) => {
  const { core, $state, draft, registrations, memberLists } = desk

  /** What was typed before step one was saved. */
  const begin = () => {
    const kept = draft.read()
    const isKept = kept && kept.version === 0
    desk.fill(isKept ? { ...blank(), track: kept.track, info: kept.info } : blank())
  }

  const goOn = (registration: Registration, members: readonly Member[]) => {
    const { contestantType: track, version, auditStatus } = registration
    const read = draft.read()
    const kept = read?.track === track ? read : null
    const info = kept ? kept.info[track] : infoOf(registration)
    // Where both say the same, nothing was changed that anybody could miss; a save whose answer was lost looks so, too.
    const isOutdated = Boolean(kept && kept.version !== version && !isSaved(registration, track, info))
    const first = auditStatus === '未通过' ? 'info' : 'members'
    desk.fill({
      ...blank(),
      track,
      registration,
      version: isOutdated && kept ? kept.version : version,
      isOutdated,
      info: { ...blank().info, [track]: info },
      members: kept?.members ?? draftsOf(members),
      step: kept && kept.version > 0 ? kept.step : first,
    })
  }

  const show = (registration: Registration | null, members: readonly Member[]) => {
    if (!registration) return begin()
    if (!isFixed(registration)) return goOn(registration, members)
    draft.clear()
    $state.set({ phase: 'kept', registration, members, isBusy: false, isCut: false })
  }

  const ask = async () => {
    const registration = await registrations.refresh()
    return [registration, registration ? await memberLists.refresh() : []] as const
  }

  const read = async (): Promise<void> => {
    const signal = desk.signal()
    $state.set({ phase: 'reading' })
    try {
      const found = await ask()
      if (!signal.aborted) show(...found)
    } catch (error) {
      if (signal.aborted) return
      $state.set({ phase: 'unread' })
      desk.resumeAfter(error, read)
      core.report(error)
    }
  }

  return {
    read,
    /** What was typed here gives way to what was saved elsewhere, as soon as that is there. */
    async readNewest(): Promise<void> {
      const state = desk.filling()
      if (!state) return
      const signal = desk.signal()
      $state.set({ ...state, isBusy: true, isCut: false })
      try {
        const newest = await ask()
        if (signal.aborted) return
        draft.clear()
        show(...newest)
      } catch (error) {
        if (signal.aborted) return
        $state.set(state)
        core.report(error)
      }
    },
    /** A registration that was taken back can be changed from the start. */
    reopen(registration: Registration, members: readonly Member[]): void {
      draft.clear()
      goOn(registration, members)
      const state = desk.filling()
      if (state) desk.fill({ ...state, step: 'info' })
    },
  }
}
