import * as v from 'valibot'
import { foundText } from '../guide/site'

/** A kind of content with its name, and how much of it was found. */
export const kindCount = v.object({ kind: v.string(), label: v.string(), total: v.number() })
/** How much of one kind was found. */
export type KindCount = v.InferOutput<typeof kindCount>

/** What a search has found, with the found words marked; `label` is the name of its kind. */
export const searchHit = v.object({
  kind: v.string(),
  label: v.string(),
  path: v.string(),
  title: foundText,
  excerpt: foundText,
  /** When it was published, a date; null where that does not matter. */
  publishedAt: v.nullable(v.string()),
})
/** A page that was found. */
export type SearchHit = v.InferOutput<typeof searchHit>

/** A page that is offered while a question is typed; `label` is the name of its kind. */
export const suggestedPage = v.object({ path: v.string(), title: foundText, label: v.string() })
/** A page that is offered while a question is typed. */
export type SuggestedPage = v.InferOutput<typeof suggestedPage>

/** How a question was taken. */
export const searchNotes = {
  /** What was searched for, where it differs from the question: simplified, joined or corrected. */
  searchedFor: v.nullable(v.string()),
  /** Another question that may have been meant. */
  suggestion: v.nullable(v.string()),
}

/** What lists of all kinds show of something. */
export const contentCard = v.object({
  kind: v.string(),
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  publishedAt: v.nullable(v.string()),
})
/** A page of any kind in lists. */
export type ContentCard = v.InferOutput<typeof contentCard>
