import * as v from 'valibot'

/** What a service is about; lists are narrowed down by it. */
export const offerCategories = [
  '平台开店',
  '物流与供应链',
  '独立站建设',
  '广告与营销',
  '品牌出海',
  '知识产权与合规',
  '园区与办公',
  '培训',
] as const

/** The units of durations. */
export const durationUnits = ['工作日', '天', '周', '个月', '年'] as const
/** One of `durationUnits`. */
export type DurationUnit = (typeof durationUnits)[number]

/** How long something takes, e.g. 3–15 工作日 until 注册号下发; `to` is null for a single figure. */
export const duration = v.object({
  from: v.number(),
  to: v.nullable(v.number()),
  unit: v.picklist(durationUnits),
  until: v.string(),
})
/** How long a service takes. */
export type Duration = v.InferOutput<typeof duration>

/** What can be ordered or asked for: `price` is in fen, 0 for free, null where it is named on request. */
export const offer = v.object({
  category: v.picklist(offerCategories),
  price: v.nullable(v.number()),
  /** What the price is for, e.g. 月 or 立方米; empty for the whole. */
  per: v.string(),
  /** Whether the price is the lowest of several. */
  isFrom: v.boolean(),
  /** What the price includes. */
  note: v.string(),
  duration: v.nullable(duration),
})
/** Price and duration of a service. */
export type Offer = v.InferOutput<typeof offer>
