import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment, wholeNumber } from '../fields'
import { operatorText } from '../text-fields'
import { apartLists, suspicions } from './people'

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
  /** When the site was found to have its id, which is the token of the request. */
  provedAt: v.nullable(v.string()),
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
    /** Some that are kept apart, instead of those of people. */
    of: v.optional(v.picklist(apartLists)),
  }),
  answer: v.array(requestedSite),
})

const decision = v.variant('action', [
  v.object({ action: v.literal('accept'), withoutProof: v.optional(v.boolean(), false) }),
  v.object({ action: v.literal('refuse'), reason: operatorText(400) }),
])
/** What an operator decides: accepting needs a proof or says that it does without, a refusal has a reason. */
export type SiteRequestDecision = v.InferInput<typeof decision>

/** Looks on the site for the tokens of its open requests. */
export const checkSiteRequest = adminEndpoint({
  name: 'checkSiteRequest',
  summary: '核对网站登记申请的证明',
  role: 'admin',
  method: 'PUT',
  path: '/admin/site-requests/{id}/proof',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  /** The site, or null where there is no such request; the ids of the requests for it that are proved now. */
  answer: v.object({ origin: v.nullable(v.string()), proved: v.array(v.string()) }),
})

/** Decides an open request; accepting it registers the site. */
export const decideSiteRequest = adminEndpoint({
  name: 'decideSiteRequest',
  summary: '处理网站登记申请',
  role: 'admin',
  method: 'PUT',
  path: '/admin/site-requests/{id}/decision',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  body: v.object({ decision }),
  /** `decided`, or why not: unknown, not proved, or decided before. */
  answer: v.object({
    outcome: v.picklist(['decided', 'unknown', 'unproved', 'accepted', 'refused']),
    origin: v.nullable(v.string()),
  }),
})
