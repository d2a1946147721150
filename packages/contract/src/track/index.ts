import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { trackErrors } from './errors'

export { trackErrors }

const earliest = 0
const end = Date.UTC(10_000, 0)

/** A moment of the years 1970 to 9999 in UTC: databases have no year 0, and texts no year of five digits. */
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => Date.parse(text) >= earliest && Date.parse(text) < end),
)

/** `/news`, `/news/detail?id=101`: no other part of the query, which may hold what a visitor has typed. */
const pagePath = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^?#]*(\?(id|tag)=\d{1,9})?$/))

/** A random number of a browser, a visit or a view; it says nothing about who the visitor is. */
const randomId = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)))

/** Who did it (specification, section 3): -1 and empty texts for an anonymous visitor, who has two random ids instead. */
const actor = {
  userId: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  visitorId: randomId,
  visitId: randomId,
}

/** One view of one page (specification, section 3): ISO times; the end is later by the time the page was in sight. */
export const pageView = v.pipe(
  v.object({
    ...actor,
    userName: v.pipe(v.string(), v.maxLength(100)),
    startDate: moment,
    endDate: moment,
    path: pagePath,
    type: v.literal('pageView'),
    /** A later record with the same id extends the view: the visitor has come back to the page. */
    viewId: randomId,
  }),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      (view) => Date.parse(view.startDate) <= Date.parse(view.endDate),
      'PAGE_VIEW_DATES_INVALID',
    ),
    ['endDate'],
  ),
)
/** A page view as it is recorded. */
export type PageView = v.InferOutput<typeof pageView>

/** Records a page view, or extends the one with the same `viewId`. */
export const recordPageView = endpoint({
  name: 'recordPageView',
  summary: '页面浏览记录',
  method: 'POST',
  path: '/track/pageView',
  access: 'anyone',
  body: pageView,
  answer: v.null_(),
  errors: ['PAGE_VIEW_DATES_INVALID'],
})

/** What visitors do on a page that shows whether it is of use. */
export const pageEventNames = ['consultationSubmitted', 'outsideLinkFollowed'] as const
/** One of `pageEventNames`. */
export type PageEventName = (typeof pageEventNames)[number]

/** A tracking event carries a user id with unionId (specification, section 3). */
export const pageEvent = v.object({
  ...actor,
  unionId: v.pipe(v.string(), v.maxLength(200)),
  name: v.picklist(pageEventNames),
  path: pagePath,
})
/** A tracking event as it is recorded. */
export type PageEvent = v.InferOutput<typeof pageEvent>

/** Records what a visitor did on a page. */
export const recordPageEvent = endpoint({
  name: 'recordPageEvent',
  summary: '页面事件记录',
  method: 'POST',
  path: '/track/event',
  access: 'anyone',
  body: pageEvent,
  answer: v.null_(),
})

/** Lengths of what a page says about its own fault. */
export const faultMax = { message: 500, stack: 4000 }

/** An error report of a page. */
export const pageFault = v.object({
  path: pagePath,
  message: v.pipe(v.string(), v.maxLength(faultMax.message)),
  stack: v.pipe(v.string(), v.maxLength(faultMax.stack)),
})
/** A fault as a page tells it. */
export type PageFault = v.InferOutput<typeof pageFault>

/** A page that could not be rendered; the server's log has where it was, and nothing of the texts. */
export const recordPageFault = endpoint({
  name: 'recordPageFault',
  summary: '页面故障记录',
  method: 'POST',
  path: '/track/fault',
  access: 'anyone',
  body: pageFault,
  answer: v.null_(),
})
