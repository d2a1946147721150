import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment } from '../fields'

const viewFigures = v.object({
  /** Path of the page or date in Shanghai; null for the total. */
  name: v.nullable(v.string()),
  views: v.number(),
  /** Users, and browsers of visitors who are not signed in. */
  visitors: v.number(),
  /** Without half an hour in between; a user's visits of a day count as one. */
  visits: v.number(),
  /** How long the page was in sight. */
  medianSeconds: v.number(),
  meanSeconds: v.number(),
  /** Part of the views that are by signed-in visitors, from 0 to 1. */
  signedInShare: v.number(),
  consultations: v.number(),
  outsideLinks: v.number(),
})
/** How a page was used, or all pages together on a day. */
export type ViewFigures = v.InferOutput<typeof viewFigures>

/** Figures of page views by page, the most viewed first, or by day; the total comes last. */
export const listViewFigures = adminEndpoint({
  name: 'listViewFigures',
  summary: '页面浏览统计',
  role: 'viewer',
  method: 'GET',
  path: '/admin/view-figures',
  query: v.object({
    by: v.picklist(['page', 'day']),
    from: moment(),
    /** The first moment that does not count. */
    to: moment(),
    /** This page and the pages below it. */
    path: v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(500))),
  }),
  answer: v.array(viewFigures),
})
