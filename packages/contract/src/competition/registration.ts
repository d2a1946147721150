import * as v from 'valibot'
import { rowId, wholeNumber } from '../fields'
import { requiredLine } from '../text-fields'
import type { CompetitionErrorCode } from './errors'
import { zones } from './zone'

/**
 * The state of a registration (specification, section 3; `已通过` is ours): `正在报名` until the team is submitted,
 * `待审核` until an operator has decided. A rejected one stays `未通过` until its team is submitted again.
 */
export const auditStatuses = ['正在报名', '待审核', '未通过', '已通过'] as const
/** The state of a registration. */
export type AuditStatus = (typeof auditStatuses)[number]

const code = (value: CompetitionErrorCode): CompetitionErrorCode => value

/** `contestantType` of each track. */
export const tracks = { risingStar: 0, pillar: 1 } as const
/** The `contestantType` of a registration. */
export type Track = (typeof tracks)[keyof typeof tracks]

/** A platform is one of these, or another in the team's own words. */
export const marketplaces = ['亚马逊', 'eBay', '速卖通', 'Shopee'] as const

/** How many characters each typed field has at most (specification 5.2, 5.3). */
export const registrationLimits = {
  ranks: 30,
  companyName: 30,
  project: 100,
  schoolName: 60,
  teacher: 15,
  legalPerson: 15,
  platform: 100,
} as const

/* @__NO_SIDE_EFFECTS__ */
const typed = (max: number, tooLong: CompetitionErrorCode) => requiredLine(max, 'CUP_TEXT_REQUIRED', tooLong)

/** Names of province, city and district joined by `/`; the zone is made of it on the server. */
const area = v.pipe(
  v.string(code('CUP_CHOICE_REQUIRED')),
  v.minLength(1, code('CUP_CHOICE_REQUIRED')),
  v.maxLength(100, code('CUP_AREA_UNKNOWN')),
)

/** What a team of the first track fills in (specification 5.2). Messages are codes of `competitionErrors`. */
export const risingStarFields = {
  ranks: typed(registrationLimits.ranks, 'CUP_OVER_THIRTY'),
  project: typed(registrationLimits.project, 'CUP_OVER_HUNDRED'),
  schoolName: typed(registrationLimits.schoolName, 'CUP_OVER_SIXTY'),
  area,
  isExperience: v.picklist([1, 0], code('CUP_CHOICE_REQUIRED')),
  teacher: typed(registrationLimits.teacher, 'CUP_OVER_FIFTEEN'),
}

/** What a team of the second track fills in (specification 5.3). */
export const pillarFields = {
  companyName: typed(registrationLimits.companyName, 'CUP_OVER_THIRTY'),
  project: typed(registrationLimits.project, 'CUP_OVER_HUNDRED'),
  legalPerson: typed(registrationLimits.legalPerson, 'CUP_OVER_FIFTEEN'),
  area,
  platform: typed(registrationLimits.platform, 'CUP_OVER_HUNDRED'),
}

const risingStar = { contestantType: v.literal(tracks.risingStar), ...risingStarFields }
const pillar = { contestantType: v.literal(tracks.pillar), ...pillarFields }

/**
 * What is saved beside the fields: `version` is the one that was read, 0 for a new registration. The zone that is
 * sent is ignored.
 */
const saveFields = {
  editionId: rowId(),
  version: wholeNumber(0, 1_000_000),
  competitionArea: v.optional(v.string()),
}

/** The body of `POST /competition/registration` (specification, section 3). */
export const registrationBody = v.variant('contestantType', [
  v.object({ ...risingStar, ...saveFields }),
  v.object({ ...pillar, ...saveFields }),
])
/** A registration as it is sent. */
export type RegistrationBody = v.InferInput<typeof registrationBody>

const stored = {
  editionId: v.number(),
  /** Grows with every change; the next change has to name it. */
  version: v.number(),
  competitionArea: v.picklist(zones),
  auditStatus: v.picklist(auditStatuses),
  /** Why an operator has rejected it. */
  auditReason: v.nullable(v.string()),
  /** Of the uploaded plan: its address, and the name its file had. */
  plan: v.nullable(v.object({ address: v.string(), name: v.string(), savedAt: v.string() })),
}

/** The caller's registration. */
export const registration = v.variant('contestantType', [
  v.object({ ...risingStar, ...stored }),
  v.object({ ...pillar, ...stored }),
])
/** A registration as it is stored. */
export type Registration = v.InferOutput<typeof registration>
