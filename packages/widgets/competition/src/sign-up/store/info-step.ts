import { saveRegistration, type Track } from '@chuhai/contract/competition'
import { bodyOf, emptyInfo, type InfoField, infoOf, isSaved } from '../registration/info'
import { problemOf, problemsOf, refusedInfo } from '../registration/info-problems'
import type { Desk } from './desk'
import { isOutdated } from './outdated'
import type { Send } from './sending'
import { createTeamReading } from './team-reading'

/** 填写信息: the fields of a track, up to the save that leads to the team (specification, section 4). */
export const createInfoStep = (desk: Desk, send: Send) => {
  const { core, editionId } = desk
  const readTeam = createTeamReading(desk)

  const change = (field: InfoField, value: string): void => {
    const state = desk.filling()
    if (!state) return
    const { track, problems } = state
    const info = { ...state.info[track], [field]: value }
    // A message goes as soon as what it asks for is there; another does not come while somebody is typing or composing.
    const holds = problems[field] !== undefined && problems[field] === problemOf(info, field)
    desk.fill({
      ...state,
      info: { ...state.info, [track]: info },
      problems: holds ? problems : { ...problems, [field]: undefined },
    })
  }

  /** Checks one field as the visitor leaves it; an empty one waits for the next step, and the server's words stand. */
  const leave = (field: InfoField): void => {
    const state = desk.filling()
    const info = state?.info[state.track]
    if (!state || !info?.[field] || state.problems[field]) return
    const problem = problemOf(info, field)
    if (problem) desk.fill({ ...state, problems: { ...state.problems, [field]: problem } })
  }

  /** What both tracks ask for goes along. */
  const chooseTrack = (track: Track): void => {
    const state = desk.filling()
    if (!state || state.registration || state.step !== 'info' || state.track === track) return
    const { project, area } = state.info[state.track]
    const info = { ...state.info[track], project, area }
    desk.fill({ ...state, track, info: { ...state.info, [track]: info }, problems: {} })
  }

  const save = (): void => {
    const state = desk.filling()
    if (!state) return
    const { track, version, registration } = state
    const info = state.info[track]
    const problems = problemsOf(track, info)
    if (Object.keys(problems).length) {
      desk.fill({ ...state, problems })
      return
    }
    if (!state.isOutdated && isSaved(registration, track, info)) {
      readTeam()
      return
    }
    const body = bodyOf(track, info, { editionId, version })
    send({
      content: `save ${JSON.stringify(body)}`,
      call: (options) => core.call(saveRegistration, { body }, options),
      done(saved) {
        const now = desk.filling() ?? state
        const other = track === 0 ? 1 : 0
        desk.fill({
          ...now,
          registration: saved,
          version: saved.version,
          info: { ...now.info, [track]: infoOf(saved), [other]: emptyInfo() },
          problems: {},
          isOutdated: false,
        })
        readTeam()
      },
      refused(error) {
        const now = desk.filling() ?? state
        if (isOutdated(error)) {
          desk.fill({ ...now, isOutdated: true })
          return error.code === 'CUP_CHANGED_ELSEWHERE'
        }
        const refused = refusedInfo(error, track, info)
        desk.fill({ ...now, problems: refused })
        return Object.keys(refused).length > 0
      },
      again: save,
    })
  }

  return { change, leave, chooseTrack, save }
}
