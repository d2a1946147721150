import { array, type InferOutput, nullable, number, object, string } from 'valibot'
import { guideSite } from './site'

/** What visitors think of a site: a mean of 1 to 5 with one decimal, null while nobody said anything. */
export const appraisals = object({
  count: number(),
  average: nullable(number()),
  /** The caller's own. */
  own: nullable(object({ score: number(), content: string() })),
})
export type Appraisals = InferOutput<typeof appraisals>

/** The page of a site: what it is, how to begin, what to know before; `body` and `note` are Markdown. */
export const guideDetail = object({
  site: guideSite,
  body: string(),
  steps: array(string()),
  note: string(),
  appraisals,
  /** Others of the same second-level category. */
  neighbours: array(guideSite),
})
export type GuideDetail = InferOutput<typeof guideDetail>
