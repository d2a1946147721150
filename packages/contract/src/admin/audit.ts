import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment, searchWords, wholeNumber } from '../fields'

const json = v.nullable(v.record(v.string(), v.unknown()))

const auditEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** User and machine on the socket; name and id of the user over HTTP. */
  operator: v.string(),
  via: v.picklist(['socket', 'http']),
  /** Name of the endpoint. */
  action: v.string(),
  /** Which item it was about. */
  detail: json,
  /** What it changed; null for reads. */
  before: json,
  after: json,
})
/** What an operator did. It has ids and states, and no personal data of visitors. */
export type AuditEntry = v.InferOutput<typeof auditEntry>

/**
 * The audit log, the newest first, before the last entry of the page before: of operators whose name has some words, of a time,
 * and about what has some words in its action, its item or its states.
 */
export const listAuditEntries = adminEndpoint({
  name: 'listAuditEntries',
  summary: '操作记录',
  role: 'admin',
  method: 'GET',
  path: '/admin/audit-entries',
  query: v.object({
    before: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    operator: v.optional(searchWords(200)),
    about: v.optional(searchWords(200)),
    from: v.optional(moment()),
    /** The first moment that does not count. */
    to: v.optional(moment()),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(auditEntry),
})
