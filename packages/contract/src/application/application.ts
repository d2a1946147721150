import * as v from 'valibot'
import { place } from '../place'
import { applicationStates } from './state'

/** A step that was taken: by the applicant, or by an operator with a reason and what is wrong with which field. */
export const applicationEvent = v.object({
  state: v.picklist(applicationStates),
  at: v.string(),
  reason: v.nullable(v.string()),
  fields: v.record(v.string(), v.string()),
})
/** One entry of an application's history. */
export type ApplicationEvent = v.InferOutput<typeof applicationEvent>

/** What all kinds have beside their values. */
export const applicationEntries = {
  /** For asking about it; null before it is submitted. */
  id: v.nullable(v.string()),
  state: v.picklist(applicationStates),
  /** Grows with every step; the next one has to name it. 0 before it is submitted. */
  version: v.number(),
  /** When it was submitted last. */
  submittedAt: v.nullable(v.string()),
  /** Grows with every save of the draft; the next save has to name it. */
  revision: v.number(),
  savedAt: v.nullable(v.string()),
  /** Why it cannot be submitted now: a code such as `CLASS_FULL`. */
  refusal: v.nullable(v.string()),
  /** Of a training class; not before it is submitted, nor once the place is given back. */
  place: v.optional(place),
  /** The first step first. */
  history: v.array(applicationEvent),
}
