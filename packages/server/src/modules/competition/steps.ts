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
import { validate } from '../../http/read-input'
import type { Effect } from '../../http/submission'
import { findRegionsByName } from '../region/service'
import { changeRegistration, findEntry, type Version } from './registrations'
import { refusalToEdit, refusalToWithdraw } from './rules'

const unknown = () =>
  new ApiError('CUP_AREA_UNKNOWN', {
    fields: (locale) => ({ area: competitionErrors.CUP_AREA_UNKNOWN[locale] }),
  })

/** Returns the zone of an area: names of the region tree from the province to the city or district. */
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

/** Returns the members with the fields of their track; throws the first rule that the team breaks (specification 5.5). */
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

/** Saves the first step (specification 5.2, 5.3). A rejected registration stays rejected until its team is submitted again. */
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

interface ReadVersion {
  editionId: number
  /** The version that the caller has read. */
  version: number
}

/** Adds a version to the caller's registration that differs by `change`, unless it is refused. */
const changeCurrent = async (
  { editionId, version }: ReadVersion,
  { db, now, userId }: UserCall,
  publicUrl: string,
  refusalOf: typeof refusalToEdit,
  change: (current: Version) => Partial<Version>,
): Promise<Effect<Registration>> => {
  const entry = await findEntry(db, editionId, userId)
  const { current } = entry
  if (!current) throw new ApiError('CUP_NOT_REGISTERED')
  const next = { ...current, ...change(current), savedAt: now }
  return changeRegistration({ current, from: version, refusal: refusalOf(entry, now), next }, publicUrl)
}

/** Saves the whole team and submits the registration (specification 5.4, 5.5). */
export const submitTeam = (
  { members, ...read }: InferOutput<typeof teamBody>,
  call: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> =>
  changeCurrent(read, call, publicUrl, refusalToEdit, ({ contestantType }) => ({
    members: readTeam(members, contestantType),
    auditStatus: '待审核',
    auditReason: null,
    submittedAt: call.now,
  }))

/** Withdraws a registration under review; its form and its team stay. */
export const withdrawRegistration = (
  read: ReadVersion,
  call: UserCall,
  publicUrl: string,
): Promise<Effect<Registration>> =>
  changeCurrent(read, call, publicUrl, refusalToWithdraw, () => ({
    auditStatus: '正在报名',
    auditReason: null,
  }))
