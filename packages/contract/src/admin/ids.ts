import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'

/** What operators may name by the beginning of its id. */
export const shortenedKinds = [
  'application',
  'registration',
  'siteRequest',
  'question',
  'homework',
  'opening',
] as const
/** One of `shortenedKinds`. */
export type ShortenedKind = (typeof shortenedKinds)[number]

/** Ids that begin with the given characters; at most three, enough to show that several match. */
export const findIds = adminEndpoint({
  name: 'findIds',
  summary: '按开头查编号',
  role: 'agent',
  method: 'GET',
  path: '/admin/ids',
  query: v.object({
    of: v.picklist(shortenedKinds),
    start: v.pipe(v.string(), v.regex(/^[\da-f-]{4,36}$/)),
  }),
  answer: v.array(v.string()),
})
