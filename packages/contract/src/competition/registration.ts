import {
  check,
  type InferInput,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  variant,
} from 'valibot'
import { atMost, rowId, wholeNumber } from '../fields'
import type { CompetitionErrorCode } from './errors'
import { zones } from './zone'

/**
 * The state of a registration (specification, section 3; `已通过` is ours): `正在报名` until the team is submitted,
 * `待审核` until an operator has judged it. One that was rejected stays `未通过` until its team is submitted again.
 */
export const auditStatuses = ['正在报名', '待审核', '未通过', '已通过'] as const
export type AuditStatus = (typeof auditStatuses)[number]

const code = (value: CompetitionErrorCode): CompetitionErrorCode => value

/** `contestantType` of each track. */
export const tracks = { risingStar: 0, pillar: 1 } as const
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

/** What is typed: required, with so many characters at most. */
/* @__NO_SIDE_EFFECTS__ */
const requiredText = (max: number, tooLong: CompetitionErrorCode) =>
  pipe(
    string(code('CUP_TEXT_REQUIRED')),
    trim(),
    minLength(1, code('CUP_TEXT_REQUIRED')),
    check(atMost(max), code(tooLong)),
  )

/** Names of province, city and district joined by `/`; the zone is made of it on the server. */
const area = pipe(
  string(code('CUP_CHOICE_REQUIRED')),
  minLength(1, code('CUP_CHOICE_REQUIRED')),
  maxLength(100, code('CUP_AREA_UNKNOWN')),
)

/** Specification 5.2. Messages are codes of `competitionErrors`. */
export const risingStarFields = {
  ranks: requiredText(registrationLimits.ranks, 'CUP_OVER_THIRTY'),
  project: requiredText(registrationLimits.project, 'CUP_OVER_HUNDRED'),
  schoolName: requiredText(registrationLimits.schoolName, 'CUP_OVER_SIXTY'),
  area,
  isExperience: picklist([1, 0], code('CUP_CHOICE_REQUIRED')),
  teacher: requiredText(registrationLimits.teacher, 'CUP_OVER_FIFTEEN'),
}

/** Specification 5.3. */
export const pillarFields = {
  companyName: requiredText(registrationLimits.companyName, 'CUP_OVER_THIRTY'),
  project: requiredText(registrationLimits.project, 'CUP_OVER_HUNDRED'),
  legalPerson: requiredText(registrationLimits.legalPerson, 'CUP_OVER_FIFTEEN'),
  area,
  platform: requiredText(registrationLimits.platform, 'CUP_OVER_HUNDRED'),
}

const risingStar = { contestantType: literal(tracks.risingStar), ...risingStarFields }
const pillar = { contestantType: literal(tracks.pillar), ...pillarFields }

/**
 * What a save says beside the fields: `version` is the one that was read, 0 for a new registration. The zone that comes
 * along does not count.
 */
const saveFields = {
  editionId: rowId(),
  version: wholeNumber(0, 1_000_000),
  competitionArea: optional(string()),
}

/** The body of `POST /competition/registration` (specification, section 3). */
export const registrationBody = variant('contestantType', [
  object({ ...risingStar, ...saveFields }),
  object({ ...pillar, ...saveFields }),
])
export type RegistrationBody = InferInput<typeof registrationBody>

const stored = {
  editionId: number(),
  /** Grows with every change; the next change has to name it. */
  version: number(),
  competitionArea: picklist(zones),
  auditStatus: picklist(auditStatuses),
  /** Why an operator has rejected it. */
  auditReason: nullable(string()),
  /** Of the uploaded plan: its address, and the name its file had. */
  plan: nullable(object({ address: string(), name: string(), savedAt: string() })),
}

/** The caller's registration. */
export const registration = variant('contestantType', [
  object({ ...risingStar, ...stored }),
  object({ ...pillar, ...stored }),
])
export type Registration = InferOutput<typeof registration>
