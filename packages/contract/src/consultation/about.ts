import * as v from 'valibot'
import { aboutTextMax } from '../constants'
import { cleanLine } from '../text'

/** What a page says that a visitor asks about. */
export interface ConsultationAbout {
  /** Its kind in a word: one of `aboutKinds`, or the page's own, such as `product`. */
  kind?: string | undefined
  /** The page's own number of it. */
  id?: string | undefined
  /** Its name, which the form shows and operators read. */
  title: string
}

/** Kinds of what pages of the portal are asked about, as operators read them. */
export const aboutKinds = {
  activity: '活动',
  activityNotes: '活动讲义',
  calculation: '测算',
  class: '培训班',
  nextClass: '下一期培训班',
  clientCase: '客户案例',
  course: '课程',
  makerSpace: '空间',
  marketService: '市场服务',
  news: '资讯',
  password: '找回密码',
  plan: '套餐',
  sample: '样品',
  serviceProvider: '服务商',
  shippingLine: '物流线路',
  storeApp: '开店工具',
  trademarkPatent: '备案',
  videotest: '视频',
} as const
/** A kind of `aboutKinds`. */
export type AboutKind = keyof typeof aboutKinds

/**
 * Returns what is kept of a text that a page gives, which may be anything: one line, short, nothing invisible.
 *
 * @example
 * shortLine(' 磁吸\n露营灯， ') // '磁吸 露营灯'
 */
export const shortLine = (text: string | undefined): string =>
  [...cleanLine(`${text ?? ''}`.replace(/\p{Cs}/gu, ''))].slice(0, aboutTextMax).join('')

const line = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => shortLine(text)),
  ),
)

/** What a consultation is about, and the address of the page it was asked on. No text of it breaks a rule, so that no lead is lost. */
export const sentAbout = v.object({ kind: line, id: line, title: line, page: v.optional(v.string()) })
/** What a consultation is about, as it is sent. */
export type SentAbout = v.InferInput<typeof sentAbout>

/**
 * What is kept of it: texts are empty where a page gave none. `page` is an address of the site without query and fragment, `campaign` its
 * `utm_…` parameters.
 */
export const keptAbout = v.object({
  kind: v.string(),
  id: v.string(),
  title: v.string(),
  page: v.string(),
  campaign: v.record(v.string(), v.string()),
})
/** What a lead is about, as operators and the webhook's receiver see it. */
export type KeptAbout = v.InferOutput<typeof keptAbout>
