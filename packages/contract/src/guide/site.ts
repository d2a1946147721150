import * as v from 'valibot'

/** Colours of the drawn logos. */
export const logoTints = ['blue', 'orange', 'green', 'sand', 'ink'] as const
/** The colour of a drawn logo. */
export type LogoTint = (typeof logoTints)[number]

/** The pieces of a searched text. */
export const foundText = v.array(v.object({ text: v.string(), isHit: v.boolean() }))
/** A text whose found words are marked: joined, the pieces are the text. */
export type FoundText = v.InferOutput<typeof foundText>

/** A site of the guide, as lists show it. */
export const guideSite = v.object({
  id: v.number(),
  name: v.string(),
  /** One or two signs on a tint. */
  logo: v.object({ mark: v.string(), tint: v.picklist(logoTints) }),
  summary: v.string(),
  /** Where it is on the web. */
  address: v.string(),
  region: v.string(),
  tags: v.array(v.string()),
  /** Run by an authority, or the platform's own. */
  isOfficial: v.boolean(),
  firstTypeId: v.number(),
  secondTypeId: v.number(),
  /** By the caller; never for a visitor who is not signed in. */
  isSubscribed: v.boolean(),
  /** With a keyword only: where it was found; `text` is an excerpt where neither name nor summary contains it. */
  found: v.optional(v.object({ name: foundText, summary: foundText, text: v.optional(foundText) })),
})
/** A site of the guide in lists. */
export type GuideSite = v.InferOutput<typeof guideSite>

const type = { id: v.number(), name: v.string() }

/** The categories of the guide, two levels (specification, section 3); counts are of sites shown. */
export const guideTree = v.array(
  v.object({
    ...type,
    summary: v.string(),
    children: v.array(v.object({ ...type, siteCount: v.number() })),
  }),
)
/** First-level categories with their second level. */
export type GuideTree = v.InferOutput<typeof guideTree>

/** What visitors think of a site: a mean of 1 to 5 with one decimal, null without any. */
export const appraisals = v.object({
  count: v.number(),
  average: v.nullable(v.number()),
  /** The caller's own. */
  own: v.nullable(v.object({ score: v.number(), content: v.string() })),
})
/** The mean score of a site, and the caller's own. */
export type Appraisals = v.InferOutput<typeof appraisals>

/** The page of a site: what it is, how to begin, what to know before; `body` and `note` are Markdown. */
export const guideDetail = v.object({
  site: guideSite,
  body: v.string(),
  steps: v.array(v.string()),
  note: v.string(),
  appraisals,
  /** Others of the same second-level category. */
  neighbours: v.array(guideSite),
})
/** A site of the guide on its page. */
export type GuideDetail = v.InferOutput<typeof guideDetail>
