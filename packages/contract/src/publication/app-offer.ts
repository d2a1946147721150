import * as v from 'valibot'

/** A discount of its maker: `code` is typed at the maker's, and is worth something until `endsAt`, a moment. */
export const appOffer = v.object({
  text: v.string(),
  code: v.string(),
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
})
/** A discount of the maker of a tool. */
export type AppOffer = v.InferOutput<typeof appOffer>

/**
 * Returns the offer while it is worth something; null where there is none, and from its end on.
 *
 * @example
 * validOffer({ text: '首月免费', code: 'HELLO', endsAt: '2026-12-31T16:00:00Z' }, Date.now())
 */
export const validOffer = (offer: AppOffer | null, now: number): AppOffer | null =>
  offer && now < Date.parse(offer.endsAt) ? offer : null
