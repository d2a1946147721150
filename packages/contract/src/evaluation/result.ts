import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot'

/** How far somebody is, 0 to 100 each, in the order of the picture; the weakest is marked. */
export const abilities = array(object({ name: string(), score: number(), isWeakest: boolean() }))
export type Abilities = InferOutput<typeof abilities>

/**
 * What the latest evaluation found (specification, section 3): without one, or when the rules found nothing for its
 * answers, `rating`, `summary` and `navImageId` are null. `evaluatedAt` tells the two apart.
 */
export const evaluationResult = object({
  rating: nullable(string()),
  summary: nullable(string()),
  navImageId: nullable(number()),
  advice: nullable(string()),
  abilities,
  siteCount: number(),
  courseCount: number(),
  evaluatedAt: nullable(string()),
})
export type EvaluationResult = InferOutput<typeof evaluationResult>
