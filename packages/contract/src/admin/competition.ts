import * as v from 'valibot'
import { edition } from '../competition/edition'
import { member } from '../competition/member'
import { auditStatuses, tracks } from '../competition/registration'
import { zones } from '../competition/zone'
import { adminEndpoint } from '../endpoint'
import { idInPath, moment, wholeNumber } from '../fields'
import { operatorText } from '../text-fields'

const track = v.picklist(Object.values(tracks))

const team = v.object({
  id: v.string(),
  userId: v.number(),
  editionId: v.number(),
  version: v.number(),
  contestantType: track,
  form: v.record(v.string(), v.union([v.string(), v.number()])),
  competitionArea: v.picklist(zones),
  members: v.array(member),
  auditStatus: v.picklist(auditStatuses),
  auditReason: v.nullable(v.string()),
  plan: v.nullable(v.object({ path: v.string(), name: v.string(), savedAt: v.string() })),
  submittedAt: v.nullable(v.string()),
  savedAt: v.string(),
})
/** A version of a registration as an operator sees it. */
export type Team = v.InferOutput<typeof team>

const editionId = wholeNumber(1, 999_999_999)

const teamFilter = v.object({
  editionId: v.optional(editionId),
  contestantType: v.optional(v.pipe(v.string(), v.transform(Number), track)),
  competitionArea: v.optional(v.picklist(zones)),
  auditStatus: v.optional(v.picklist(auditStatuses)),
})
/** Filters teams; a missing field matches all. */
export type TeamFilter = v.InferOutput<typeof teamFilter>

/** The current version of each team, in a stable order, after the last team of the page before. */
export const listTeams = adminEndpoint({
  name: 'listTeams',
  summary: '大赛报名列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/teams',
  query: v.object({
    ...teamFilter.entries,
    afterEdition: v.optional(editionId),
    afterUser: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(team),
})

const teamInPath = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** All versions of a registration, the newest first; none where the id is unknown. */
export const getTeam = adminEndpoint({
  name: 'getTeam',
  summary: '报名的全部版本',
  role: 'agent',
  method: 'GET',
  path: '/admin/teams/{id}',
  params: teamInPath,
  answer: v.array(team),
})

const verdict = v.object({
  reason: v.nullable(operatorText(400)),
  /** The version that was reviewed; null for the current one. */
  version: v.nullable(wholeNumber(1, 999_999)),
})
/** An operator's decision: with a reason it is a rejection. */
export type Verdict = v.InferOutput<typeof verdict>

const judgement = v.picklist(['judged', 'unknown', 'changed', '正在报名', '未通过', '已通过'])
/** `judged`, or why not: unknown, changed meanwhile, or in another state. */
export type Judgement = v.InferOutput<typeof judgement>

/** Accepts or rejects a submitted registration. What was changed since the reviewed version is not judged. */
export const judgeTeam = adminEndpoint({
  name: 'judgeTeam',
  summary: '审核报名',
  role: 'agent',
  method: 'PUT',
  path: '/admin/teams/{id}/verdict',
  params: teamInPath,
  body: verdict,
  answer: judgement,
})

/** Editions of the competition with their sign-up windows. */
export const listEditions = adminEndpoint({
  name: 'listEditions',
  summary: '大赛届次',
  role: 'viewer',
  method: 'GET',
  path: '/admin/editions',
  answer: v.array(edition),
})

/** Moves the given ends of a sign-up window; null where the edition is unknown. */
export const moveWindow = adminEndpoint({
  name: 'moveWindow',
  summary: '调整报名时间',
  role: 'editor',
  method: 'PUT',
  path: '/admin/editions/{id}/window',
  params: idInPath(),
  body: v.object({ opensAt: v.optional(moment()), closesAt: v.optional(moment()) }),
  answer: v.nullable(edition),
})

const school = v.object({ name: v.string(), province: v.string(), aliases: v.array(v.string()) })
/** A school that teams can choose; a search also finds it by its `aliases`. */
export type School = v.InferOutput<typeof school>

/** All registered schools. */
export const listSchools = adminEndpoint({
  name: 'listSchools',
  summary: '院校名录',
  role: 'viewer',
  method: 'GET',
  path: '/admin/schools',
  answer: v.array(school),
})

const listedSchool = v.object({
  name: v.string(),
  province: v.string(),
  aliases: v.optional(v.array(v.string())),
})
/** A school of a list, with its other known names. */
export type ListedSchool = v.InferOutput<typeof listedSchool>

const importedSchools = v.object({
  added: v.array(v.string()),
  /** How many were registered already. */
  known: v.number(),
  /** Listed by another name of a registered school. */
  renamed: v.array(v.object({ listed: v.string(), name: v.string() })),
  /** Registered, and not on the list. */
  unlisted: v.array(v.string()),
})
/** What a list has changed: the unknown schools were added, and nothing else. */
export type ImportedSchools = v.InferOutput<typeof importedSchools>

/** Adds the schools of a list that are not registered yet. */
export const importSchools = adminEndpoint({
  name: 'importSchools',
  summary: '导入院校名单',
  role: 'editor',
  method: 'POST',
  path: '/admin/schools',
  body: v.array(listedSchool),
  answer: importedSchools,
})
