import * as v from 'valibot'

/** A part of a class; `day` and `until` are its first and last day, counted from the first day of the class, which is 1. */
export const classPart = v.object({
  title: v.string(),
  text: v.string(),
  day: v.optional(v.number()),
  until: v.optional(v.number()),
})
/** A part of a class. */
export type ClassPart = v.InferOutput<typeof classPart>
