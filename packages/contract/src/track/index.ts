import {
  check,
  forward,
  type InferOutput,
  integer,
  isoTimestamp,
  literal,
  maxLength,
  maxValue,
  minValue,
  null_,
  number,
  object,
  partialCheck,
  pipe,
  startsWith,
  string,
} from 'valibot'
import { endpoint } from '../endpoint'
import { trackErrors } from './errors'

export { trackErrors }

const earliest = 0
const end = Date.UTC(10_000, 0)

/** A moment of the years 1970 to 9999 in UTC: databases have no year 0, and texts no year of five digits. */
const moment = pipe(
  string(),
  isoTimestamp(),
  check((text) => Date.parse(text) >= earliest && Date.parse(text) < end),
)

/** One visit of one page (specification, section 3): ISO times, path without query, userId -1 when anonymous. */
export const pageView = pipe(
  object({
    startDate: moment,
    endDate: moment,
    userId: pipe(number(), integer(), minValue(-1), maxValue(Number.MAX_SAFE_INTEGER)),
    userName: pipe(string(), maxLength(100)),
    path: pipe(string(), startsWith('/'), maxLength(500)),
    type: literal('pageView'),
  }),
  forward(
    partialCheck(
      [['startDate'], ['endDate']],
      (view) => Date.parse(view.startDate) <= Date.parse(view.endDate),
      'PAGE_VIEW_DATES_INVALID',
    ),
    ['endDate'],
  ),
)
export type PageView = InferOutput<typeof pageView>

export const recordPageView = endpoint({
  name: 'recordPageView',
  summary: '页面浏览记录',
  method: 'POST',
  path: '/track/pageView',
  access: 'anyone',
  body: pageView,
  answer: null_(),
  errors: ['PAGE_VIEW_DATES_INVALID'],
})
