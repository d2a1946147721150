import { randomUUID } from 'node:crypto'
import {
  areaSeparator,
  brokenTeamRule,
  type CompetitionErrorCode,
  competitionErrors,
  type Member,
  memberFields,
  type Registration,
  type registrationBody,
  studentFlag,
  type Track,
  type teamBody,
  tracks,
  type Zone,
  zoneOf,
} from '@chuhai/contract/competition'
import { array, type InferOutput, object } from 'valibot'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { validate } from '../../http/validate'
import type { Effect } from '../../idempotency/answer-once'
import { findRegionsByName } from '../region/service'
import { changeRegistration, findEntry, type Version } from './registrations'
import { refusalToEdit, refusalToWithdraw } from './rules'

const unknown = () =>
  new ApiError('CUP_AREA_UNKNOWN', {
    fields: (locale) => ({ area: competitionErrors.CUP_AREA_UNKNOWN[locale] }),
  })

/** The zone of an area, whose names are those of the region tree: province, city, and a district where one was chosen. */
const zoneOfArea = (area: string): Zone => {
  const [province, city] = findRegionsByName(area.split(areaSeparator)) ?? []
  const zone = province && city && zoneOf(province.name)
  if (!zone) throw unknown()
  return zone
}

const choiceRequired: CompetitionErrorCode = 'CUP_CHOICE_REQUIRED'

/** Only the Rising Star track asks whether a member is a student (specification 5.4). */
const students = object({ members: array(object({ ...memberFields, studentFlag }, choiceRequired)) })
const professionals = object({ members: array(object(memberFields)) })

/** The members as their track has them, in their order; or the first rule of a team that they break (specification 5.5). */
const readTeam = (members: readonly Member[], track: Track): Member[] => {
  const team = track === tracks.risingStar ? students : professionals
  const read = validate(team, { members }, 'body') as { members: Member[] }
  const broken = brokenTeamRule(read.members)
  if (broken) throw new ApiError(broken)
  return read.members
}

type Body = InferOutput<typeof registrationBody>

/** A registration before its first save. */
const newRegistration = () => ({
  registrationId: randomUUID(),
  members: [],
  auditStatus: '正在报名' as const,
  auditReason: null,
  plan: null,
  submittedAt: null,
})

/** Saves the first step (specification 5.2, 5.3). One that was rejected stays so until its team is submitted again. */
export const saveRegistration = async (
  { editionId, version: from, contestantType, competitionArea: _, ...form }: Body,
  { db, now, userId }: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const competitionArea = zoneOfArea(form.area)
  const entry = await findEntry(db, editionId, userId)
  const { current } = entry
  const isOtherTrack = current?.version === from && current.contestantType !== contestantType
  const next: Version = {
    ...(current ?? newRegistration()),
    userId,
    editionId,
    version: from + 1,
    contestantType,
    form,
    competitionArea,
    savedAt: now,
  }
  const refusal = refusalToEdit(entry, now) ?? (isOtherTrack ? 'CUP_TRACK_LOCKED' : null)
  return changeRegistration({ current, from, refusal, next }, publicUrl)
}

/** Saves the whole team and hands the registration in (specification 5.4, 5.5). */
export const submitTeam = async (
  { editionId, version: from, members }: InferOutput<typeof teamBody>,
  { db, now, userId }: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const entry = await findEntry(db, editionId, userId)
  const { current } = entry
  if (!current) throw new ApiError('CUP_NOT_REGISTERED')
  const next: Version = {
    ...current,
    members: readTeam(members, current.contestantType),
    auditStatus: '待审核',
    auditReason: null,
    submittedAt: now,
    savedAt: now,
  }
  return changeRegistration({ current, from, refusal: refusalToEdit(entry, now), next }, publicUrl)
}

/** Takes a registration back before it is judged; its form and its team stay. */
export const withdrawRegistration = async (
  { editionId, version: from }: { editionId: number; version: number },
  { db, now, userId }: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> => {
  const entry = await findEntry(db, editionId, userId)
  const { current } = entry
  if (!current) throw new ApiError('CUP_NOT_REGISTERED')
  const next = { ...current, auditStatus: '正在报名' as const, auditReason: null, savedAt: now }
  return changeRegistration({ current, from, refusal: refusalToWithdraw(entry, now), next }, publicUrl)
}
