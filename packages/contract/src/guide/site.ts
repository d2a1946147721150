import { array, boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot'

/** Colours of the drawn logos. */
export const logoTints = ['blue', 'orange', 'green', 'sand', 'ink'] as const
export type LogoTint = (typeof logoTints)[number]

/** A piece of a text in which something was looked for. */
export const foundText = array(object({ text: string(), isHit: boolean() }))
export type FoundText = InferOutput<typeof foundText>

/** A site of the guide, as lists show it. */
export const guideSite = object({
  id: number(),
  name: string(),
  /** One or two signs on a tint. */
  logo: object({ mark: string(), tint: picklist(logoTints) }),
  summary: string(),
  /** Where it is on the web. */
  address: string(),
  region: string(),
  tags: array(string()),
  /** Run by an authority, or the platform's own. */
  isOfficial: boolean(),
  firstTypeId: number(),
  secondTypeId: number(),
  /** By the caller; never for a visitor who is not signed in. */
  isSubscribed: boolean(),
  /** With a keyword only: where it was found; neither in name nor summary, a part of the other text in which it stands. */
  found: optional(object({ name: foundText, summary: foundText, text: optional(foundText) })),
})
export type GuideSite = InferOutput<typeof guideSite>
