import * as v from 'valibot'
import { planExtensions, planMaxBytes } from '../constants'
import { endpoint } from '../endpoint'
import { idInPath, rowId, searchWords, wholeNumber } from '../fields'
import { edition, programme } from './edition'
import { member, teamBody } from './member'
import { registration, registrationBody } from './registration'

/**
 * `{id}` of an edition: its number, `latest` for the one with the highest number, which the portal shows as the open one,
 * or `previous` for the one before it.
 */
/* @__NO_SIDE_EFFECTS__ */
const editionInPath = () =>
  v.object({ id: v.union([v.picklist(['latest', 'previous']), idInPath().entries.id]) })

/** The edition with its sign-up window, by the server's clock. */
export const getEdition = endpoint({
  name: 'getEdition',
  summary: '大赛届次与报名时间',
  method: 'GET',
  path: '/competition/edition/{id}',
  access: 'anyone',
  params: editionInPath(),
  answer: edition,
  errors: ['CUP_EDITION_UNKNOWN'],
})

/** What an edition is about, for the pages of the competition (specification 2.15). */
export const getProgramme = endpoint({
  name: 'getProgramme',
  summary: '大赛介绍',
  method: 'GET',
  path: '/competition/edition/{id}/programme',
  access: 'anyone',
  params: editionInPath(),
  answer: programme,
  errors: ['CUP_EDITION_UNKNOWN'],
})

/** Schools whose name, short name, pinyin or initials match, the best first; at most 20. */
export const searchSchools = endpoint({
  name: 'searchSchools',
  summary: '院校搜索',
  method: 'GET',
  path: '/competition/school',
  access: 'anyone',
  query: v.object({ schoolName: searchWords(60) }),
  answer: v.array(v.object({ name: v.string() })),
})

const ofEdition = v.object({ editionId: wholeNumber(1, 1_000_000) })

/** The caller's registration of an edition; null before the first step was saved. */
export const getRegistration = endpoint({
  name: 'getRegistration',
  summary: '我的报名',
  method: 'GET',
  path: '/competition/registration',
  access: 'user',
  query: ofEdition,
  answer: v.nullable(registration),
  errors: ['CUP_EDITION_UNKNOWN'],
})

/**
 * Saves the first step (specification 5.2, 5.3). The zone is made of the province on the server. A registration under
 * review or accepted is refused. What was saved elsewhere since `version` is never overwritten: CUP_CHANGED_ELSEWHERE.
 */
export const saveRegistration = endpoint({
  name: 'saveRegistration',
  summary: '保存报名信息',
  method: 'POST',
  path: '/competition/registration',
  access: 'user',
  idempotent: true,
  body: registrationBody,
  answer: registration,
  errors: [
    'CUP_TEXT_REQUIRED',
    'CUP_CHOICE_REQUIRED',
    'CUP_OVER_FIFTEEN',
    'CUP_OVER_THIRTY',
    'CUP_OVER_SIXTY',
    'CUP_OVER_HUNDRED',
    'CUP_AREA_UNKNOWN',
    'CUP_EDITION_UNKNOWN',
    'CUP_NOT_OPEN',
    'CUP_CLOSED',
    'CUP_TRACK_LOCKED',
    'CUP_CHANGED_ELSEWHERE',
    'CUP_CHANGED_TOO_OFTEN',
    'CUP_UNDER_REVIEW',
    'CUP_ACCEPTED',
  ],
})

/** The members of the caller's registration, in their order. */
export const listMembers = endpoint({
  name: 'listMembers',
  summary: '团队成员',
  method: 'GET',
  path: '/competition/member',
  access: 'user',
  query: ofEdition,
  answer: v.array(member),
  errors: ['CUP_EDITION_UNKNOWN'],
})

/** Saves the whole team (specification 5.4, 5.5) and hands the registration in: `待审核`. */
export const submitTeam = endpoint({
  name: 'submitTeam',
  summary: '提交团队成员',
  method: 'POST',
  path: '/competition/member',
  access: 'user',
  idempotent: true,
  body: teamBody,
  answer: registration,
  errors: [
    'CUP_EDITION_UNKNOWN',
    'CUP_NOT_REGISTERED',
    'CUP_TEXT_REQUIRED',
    'CUP_CHOICE_REQUIRED',
    'CUP_OVER_FIFTEEN',
    'CUP_PHONE_INVALID',
    'CUP_EMAIL_INVALID',
    'CUP_ONE_CAPTAIN',
    'CUP_PHONE_TWICE',
    'CUP_TEAM_TOO_LARGE',
    'CUP_NOT_OPEN',
    'CUP_CLOSED',
    'CUP_CHANGED_ELSEWHERE',
    'CUP_CHANGED_TOO_OFTEN',
    'CUP_UNDER_REVIEW',
    'CUP_ACCEPTED',
  ],
})

/** Takes a registration back before it is judged: `正在报名` again. */
export const withdrawRegistration = endpoint({
  name: 'withdrawRegistration',
  summary: '撤回报名',
  method: 'POST',
  path: '/competition/registration/withdraw',
  access: 'user',
  idempotent: true,
  body: v.object({ editionId: rowId(), version: wholeNumber(1, 1_000_000) }),
  answer: registration,
  errors: [
    'CUP_EDITION_UNKNOWN',
    'CUP_NOT_OPEN',
    'CUP_CLOSED',
    'CUP_CHANGED_ELSEWHERE',
    'CUP_CHANGED_TOO_OFTEN',
    'CUP_ACCEPTED',
    'CUP_NOT_REGISTERED',
    'CUP_RESUBMIT',
  ],
})

/**
 * Stores a plan's file for a team that may hand one in, which is judged before the file is received: multipart with the
 * field `file`; type by content, 50 MB at most. Returns its address.
 */
export const uploadPlan = endpoint({
  name: 'uploadPlan',
  summary: '上传计划书文件',
  method: 'POST',
  path: '/competition/plan/file',
  access: 'user',
  file: 'file',
  accepts: { extensions: planExtensions, maxBytes: planMaxBytes },
  answer: v.object({ address: v.string(), name: v.string() }),
  errors: [
    'CUP_PLAN_MISSING',
    'CUP_PLAN_TYPE',
    'CUP_PLAN_TOO_LARGE',
    'CUP_NOT_REGISTERED',
    'CUP_UNDER_REVIEW',
    'CUP_RESUBMIT',
    'FILE_TOO_SLOW',
    'FILE_QUOTA_USED',
    'FILE_STORE_FULL',
  ],
})

/**
 * Adds an uploaded plan to the caller's registration, which has to be accepted (specification, section 4); a later one
 * takes the place of the one before.
 */
export const savePlan = endpoint({
  name: 'savePlan',
  summary: '提交计划书',
  method: 'POST',
  path: '/competition/plan',
  access: 'user',
  idempotent: true,
  body: v.object({
    editionId: rowId(),
    /** Address that `uploadPlan` has answered. */
    address: v.pipe(v.string(), v.maxLength(500)),
  }),
  answer: registration,
  errors: [
    'CUP_PLAN_UNKNOWN',
    'CUP_NOT_REGISTERED',
    'CUP_RESUBMIT',
    'CUP_UNDER_REVIEW',
    'CUP_EDITION_UNKNOWN',
    'CUP_CHANGED_ELSEWHERE',
    'CUP_CHANGED_TOO_OFTEN',
  ],
})
