import * as v from 'valibot'
import { applicationKinds } from '../application'
import { attachment } from '../application/fields'
import { applicationStates } from '../application/state'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { place } from '../place'
import { operatorText } from '../text-fields'

const kind = v.picklist(applicationKinds.map(({ key }) => key))
const state = v.picklist(applicationStates)

const applicationStep = v.object({
  id: v.string(),
  kind,
  subject: v.string(),
  /** What is applied for, by its name; empty where there is only one thing. */
  subjectName: v.string(),
  userId: v.number(),
  organisation: v.nullable(v.string()),
  version: v.number(),
  state,
  /** Where the applicant stands now with the places of a training class; null for other kinds, and once it is paid. */
  place: v.nullable(place),
  values: v.record(
    v.string(),
    v.nullable(v.union([v.string(), v.number(), v.array(v.string()), v.array(attachment)])),
  ),
  /** The fields that its subject has beside those of the kind. */
  further: v.array(
    v.object({
      name: v.string(),
      label: v.object({ 'zh-CN': v.string(), en: v.string() }),
      type: v.picklist(['documents', 'date']),
    }),
  ),
  termsVersion: v.string(),
  by: v.string(),
  reason: v.nullable(v.string()),
  fields: v.record(v.string(), v.string()),
  submittedAt: v.string(),
  at: v.string(),
})
/** A step of an application as an operator sees it; `by` is empty for the applicant. */
export type ApplicationStep = v.InferOutput<typeof applicationStep>

/** The last step of each application, in a stable order, after the last one of the page before. */
export const listApplications = adminEndpoint({
  name: 'listApplications',
  summary: '申请列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/applications',
  query: v.object({
    kind: v.optional(kind),
    state: v.optional(state),
    after: v.optional(v.pipe(v.string(), v.uuid())),
    rows: wholeNumber(1, 1000),
    /** `whole` for an export: the numbers of accounts, of which lists have the ends alone. */
    secrets: v.optional(v.literal('whole')),
  }),
  answer: v.array(applicationStep),
})

const applicationInPath = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** Every step of an application, the last one first; none where the id is unknown. */
export const getApplication = adminEndpoint({
  name: 'getApplication',
  summary: '一份申请的全部记录',
  role: 'agent',
  method: 'GET',
  path: '/admin/applications/{id}',
  params: applicationInPath,
  answer: v.array(applicationStep),
})

const decision = v.variant('action', [
  v.object({ action: v.picklist(['review', 'accept']) }),
  v.object({
    action: v.literal('reject'),
    reason: operatorText(800),
    fields: v.record(v.pipe(v.string(), v.maxLength(40)), operatorText(400)),
  }),
])
/** What an operator decides; a rejection has a reason, and may say what is wrong with a field. */
export type ApplicationDecision = v.InferOutput<typeof decision>

/** Decides an application; its applicant sees the reason. What was changed since `version` is not decided. */
export const decideApplication = adminEndpoint({
  name: 'decideApplication',
  summary: '审核申请',
  role: 'agent',
  method: 'PUT',
  path: '/admin/applications/{id}/decision',
  params: applicationInPath,
  body: v.object({
    decision,
    /** The version that was reviewed; null for the current one. */
    version: v.nullable(wholeNumber(1, 999_999)),
  }),
  /** `decided`, or why not: unknown, changed meanwhile, or in a state that forbids it. */
  answer: v.picklist(['decided', 'unknown', 'changed', ...applicationStates]),
})
/** `decided`, or why an application was not: unknown, changed since the reviewed version, or the state it is in. */
export type ApplicationOutcome = v.InferOutput<(typeof decideApplication)['answer']>
