import * as v from 'valibot'
import { keptAbout } from '../consultation/about'
import { adminEndpoint } from '../endpoint'
import { moment, searchWords, wholeNumber } from '../fields'

/**
 * Why a lead may be of a program: it filled in what people do not see, was faster than people are, or came with more than its
 * sender, its phone number or its site usually sends.
 */
export const suspicions = ['hiddenField', 'tooFast', 'flood'] as const
/** One of the reasons in `suspicions`. */
export type Suspicion = (typeof suspicions)[number]

/** What is kept apart without a message: what only a program sends, and what came in a flood. */
export const apartLists = ['programs', 'flood'] as const
/** One of `apartLists`. */
export type ApartList = (typeof apartLists)[number]

const lead = v.object({
  id: v.string(),
  createdAt: v.string(),
  sections: v.array(v.string()),
  service: v.string(),
  contactsName: v.string(),
  contactsPhone: v.string(),
  customerName: v.string(),
  position: v.string(),
  mailbox: v.string(),
  source: v.string(),
  siteOrigin: v.string(),
  /** Null where neither the page nor anything else is known. */
  about: v.nullable(keptAbout),
  consentVersion: v.nullable(v.string()),
  consentedAt: v.nullable(v.string()),
  suspicion: v.nullable(v.picklist(suspicions)),
})
/** A lead as operators and the webhook's receiver see it. */
export type Lead = v.InferOutput<typeof lead>

/**
 * Leads in the order they were submitted, after the last lead of the page before: those of people, or some that are kept
 * apart; also only those that are about something: a kind, an id, or words of its title, its page or its campaign.
 */
export const listLeads = adminEndpoint({
  name: 'listLeads',
  summary: '咨询线索列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/leads',
  query: v.object({
    since: v.optional(moment()),
    afterTime: v.optional(moment()),
    afterId: v.optional(v.string()),
    rows: wholeNumber(1, 1000),
    of: v.optional(v.picklist(apartLists)),
    about: v.optional(searchWords(200)),
  }),
  answer: v.array(lead),
})

const foundUser = v.object({
  id: v.number(),
  userName: v.string(),
  issuer: v.string(),
  /** The account at the provider, by the provider's own id. */
  account: v.string(),
  lastSignedInAt: v.string(),
  disabled: v.boolean(),
})
/** A user that `findUsers` has found; `issuer` is the provider that they sign in with. */
export type FoundUser = v.InferOutput<typeof foundUser>

/** Users whose name contains some words, or whose id or account at their provider is what is asked for. */
export const findUsers = adminEndpoint({
  name: 'findUsers',
  summary: '查找用户',
  role: 'agent',
  method: 'GET',
  path: '/admin/users',
  query: v.object({ words: searchWords(200) }),
  answer: v.array(foundUser),
})

const userId = wholeNumber(0, Number.MAX_SAFE_INTEGER)

/** Ends every session of a user; returns how many there were. */
export const revokeSessions = adminEndpoint({
  name: 'revokeSessions',
  summary: '结束用户的全部会话',
  role: 'admin',
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  params: v.object({ id: userId }),
  answer: v.number(),
})

/** Ends every session of all users, those of operators included; returns how many there were. */
export const revokeAllSessions = adminEndpoint({
  name: 'revokeAllSessions',
  summary: '结束所有用户的会话',
  role: 'admin',
  method: 'DELETE',
  path: '/admin/sessions',
  answer: v.number(),
})

/** Closes or reopens an account: a disabled user is signed out and cannot sign in. Returns whether the user exists. */
export const setUserDisabled = adminEndpoint({
  name: 'setUserDisabled',
  summary: '停用或启用账号',
  role: 'admin',
  method: 'PUT',
  path: '/admin/users/{id}/disabled',
  params: v.object({ id: userId }),
  body: v.object({ disabled: v.boolean() }),
  answer: v.boolean(),
})

const subject = v.object({
  userId: v.optional(userId),
  phone: v.optional(v.pipe(v.string(), v.maxLength(40))),
})
/** Whose data: a user's, a visitor's by the phone number they left, or both. */
export type Subject = v.InferOutput<typeof subject>

const personalData = v.record(v.string(), v.array(v.record(v.string(), v.unknown())))
/** Rows by the name of their table. */
export type PersonalData = v.InferOutput<typeof personalData>

/** Everything that is stored about a person, and the names of their files in the store. */
export const exportPersonalData = adminEndpoint({
  name: 'exportPersonalData',
  summary: '导出个人数据',
  role: 'admin',
  method: 'POST',
  path: '/admin/personal-data/export',
  changes: false,
  body: subject,
  answer: v.object({ data: personalData, files: v.array(v.string()) }),
})

/** Erases it; returns the number of rows by table. */
export const erasePersonalData = adminEndpoint({
  name: 'erasePersonalData',
  summary: '删除个人数据',
  role: 'admin',
  method: 'POST',
  path: '/admin/personal-data/erase',
  body: subject,
  answer: v.record(v.string(), v.number()),
})
