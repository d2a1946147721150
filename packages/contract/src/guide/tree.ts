import { array, type InferOutput, number, object, string } from 'valibot'

const type = { id: number(), name: string() }

/** The categories of the guide, two levels (specification, section 3); counts are of sites shown. */
export const guideTree = array(
  object({
    ...type,
    summary: string(),
    children: array(object({ ...type, siteCount: number() })),
  }),
)
export type GuideTree = InferOutput<typeof guideTree>
