import * as v from 'valibot'

/** Where somebody stands with the places of a training class or an activity. */
export const place = v.object({
  /** Kept for them, waited for in order, no longer kept, or held by their order. */
  state: v.picklist(['kept', 'waiting', 'lapsed', 'ordered']),
  /** Until when it is kept; null where it stays theirs, and while an application is reviewed. */
  keepUntil: v.nullable(v.string()),
  /** How many wait before them. */
  ahead: v.number(),
})
/** Where somebody stands with the places of a training class or an activity; times in ISO 8601. */
export type Place = v.InferOutput<typeof place>
