import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment, wholeNumber } from '../fields'
import { operatorText } from '../text-fields'
import { suspicions } from './people'

/** The states of a request for the registration of a site. */
export const siteRequestStates = ['open', 'accepted', 'refused'] as const
/** One of `siteRequestStates`. */
export type SiteRequestState = (typeof siteRequestStates)[number]

const state = v.picklist(siteRequestStates)

const requestedSite = v.object({
  id: v.string(),
  createdAt: v.string(),
  origin: v.string(),
  siteName: v.string(),
  purpose: v.string(),
  contactsName: v.string(),
  contactsPhone: v.string(),
  mailbox: v.string(),
  consentVersion: v.nullable(v.string()),
  suspicion: v.nullable(v.picklist(suspicions)),
  state,
  /** Who decided it, when, and why it was refused. */
  by: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  reason: v.nullable(v.string()),
})
/** A site whose registration a webmaster has asked for, as operators and the webhook's receiver see it. */
export type RequestedSite = v.InferOutput<typeof requestedSite>

/** Requests for the registration of sites, the newest first, after the last one of the page before. */
export const listSiteRequests = adminEndpoint({
  name: 'listSiteRequests',
  summary: '网站登记申请',
  role: 'agent',
  method: 'GET',
  path: '/admin/site-requests',
  query: v.object({
    state: v.optional(state),
    afterTime: v.optional(moment()),
    afterId: v.optional(v.pipe(v.string(), v.uuid())),
    rows: wholeNumber(1, 1000),
    /** What only a program sends, which is kept apart. */
    of: v.optional(v.literal('programs')),
  }),
  answer: v.array(requestedSite),
})

const decision = v.variant('action', [
  v.object({ action: v.literal('accept') }),
  v.object({ action: v.literal('refuse'), reason: operatorText(400) }),
])
/** What an operator decides; a refusal has a reason. */
export type SiteRequestDecision = v.InferOutput<typeof decision>

/** Decides an open request; accepting it registers the site. */
export const decideSiteRequest = adminEndpoint({
  name: 'decideSiteRequest',
  summary: '处理网站登记申请',
  role: 'admin',
  method: 'PUT',
  path: '/admin/site-requests/{id}/decision',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  body: v.object({ decision }),
  /** `decided`, or why not: unknown, or decided before. */
  answer: v.object({
    outcome: v.picklist(['decided', 'unknown', 'accepted', 'refused']),
    origin: v.nullable(v.string()),
  }),
})
