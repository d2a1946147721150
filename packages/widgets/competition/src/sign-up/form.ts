import { type Member, type Registration, type Track, tracks } from '@chuhai/contract/competition'
import type { SignUpDraft } from './draft'
import { emptyInfo, infoOf, isSaved } from './info'
import { createTeam, type DraftMember } from './members/team'
import { findTeamProblems, isSound, noProblems, remainingProblems } from './members/team-rules'
import type { FormState, Step } from './state'

const emptyForm = (): FormState => ({
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
  isInterrupted: false,
  isOutdated: false,
  refusals: 0,
})

/** Returns the form of a team that has saved nothing yet. */
export const createForm = (draft: SignUpDraft | null): FormState =>
  draft?.version === 0 ? { ...emptyForm(), track: draft.track, info: draft.info } : emptyForm()

/** Returns the form of a saved registration, with what was typed since. */
export const createFormOf = (
  registration: Registration,
  members: readonly Member[],
  draft: SignUpDraft | null,
): FormState => {
  const { contestantType: track, version, auditStatus } = registration
  const kept = draft?.track === track ? draft : null
  const info = kept ? kept.info[track] : infoOf(registration)
  // A save whose answer was lost has another version and the same content.
  const isOutdated = Boolean(kept && kept.version !== version && !isSaved(registration, track, info))
  const firstStep: Step = auditStatus === '未通过' ? 'info' : 'members'
  return {
    ...emptyForm(),
    track,
    registration,
    version: isOutdated && kept ? kept.version : version,
    isOutdated,
    info: { ...emptyForm().info, [track]: info },
    members: kept?.members ?? createTeam(members),
    step: kept && kept.version > 0 ? kept.step : firstStep,
  }
}

export const refuse = (form: FormState): FormState => ({ ...form, refusals: form.refusals + 1 })

/** Switches the track until step one is saved; keeps the values of the fields that both tracks share. */
export const changeTrack = (form: FormState, track: Track): FormState => {
  if (form.registration || form.step !== 'info' || form.track === track) return form
  const { project, area } = form.info[form.track]
  const info = { ...form.info[track], project, area }
  return { ...form, track, info: { ...form.info, [track]: info }, problems: {} }
}

export const changeMembers = (form: FormState, members: readonly DraftMember[]): FormState => ({
  ...form,
  members,
  teamProblems: remainingProblems(form.track, form.members ?? [], members, form.teamProblems),
})

/** Returns the form at its review, or at its members with the broken rules (specification 5.4, 5.5). */
export const checkMembers = (form: FormState): FormState => {
  const teamProblems = findTeamProblems(form.track, form.members ?? [])
  return isSound(teamProblems)
    ? { ...form, step: 'review', teamProblems }
    : refuse({ ...form, step: 'members', teamProblems })
}

/** Returns the form after step one was saved; what was typed on the other track is dropped. */
export const applySaved = (form: FormState, registration: Registration): FormState => ({
  ...form,
  registration,
  version: registration.version,
  info: { ...emptyForm().info, [registration.contestantType]: infoOf(registration) },
  problems: {},
  isOutdated: false,
})
