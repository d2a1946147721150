import { array, type InferOutput, number, object, string } from 'valibot'
import { abilities } from '../evaluation/evaluation'
import { guideSite } from './site'

/** A personal guide, as one evaluation made it; the id is its navImageId. */
export const exclusiveGuide = object({
  id: number(),
  rating: string(),
  summary: string(),
  advice: string(),
  abilities,
  evaluatedAt: string(),
  siteCount: number(),
  courseCount: number(),
})
export type ExclusiveGuide = InferOutput<typeof exclusiveGuide>

/** The sites of a personal guide under their first-level categories, the fittest first. */
export const exclusiveCategories = array(
  object({
    id: number(),
    name: string(),
    /** `reasons` are the visitor's own answers that a site fits, such as 亚马逊. */
    sites: array(object({ ...guideSite.entries, reasons: array(string()) })),
  }),
)
export type ExclusiveCategories = InferOutput<typeof exclusiveCategories>
