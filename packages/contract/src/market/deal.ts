import * as v from 'valibot'
import { dealActions, dealActors, dealSides, dealStates } from './deal-state'

/** A line of the sum of what is bought; `price` and `sum` in fen. */
export const dealLine = v.object({
  name: v.string(),
  price: v.number(),
  number: v.number(),
  sum: v.number(),
})
/** A line of the sum. */
export type DealLine = v.InferOutput<typeof dealLine>

/** What is bought, with its sum explained: a package so many times, and options once each. */
export const dealTerms = v.object({
  serviceId: v.number(),
  /** The title of the service, and who does it. */
  title: v.string(),
  provider: v.string(),
  category: v.string(),
  package: v.string(),
  number: v.number(),
  lines: v.array(dealLine),
  /** Fen. */
  amount: v.number(),
  /** In how many days it is done, counted from when the provider accepts. */
  days: v.number(),
  /** How often changes may be asked for. */
  revisions: v.number(),
  contains: v.array(v.string()),
  /** What the buyer is asked for after payment, a line each. */
  asksFor: v.array(v.string()),
})
/** What is bought, as it was then. */
export type DealTerms = v.InferOutput<typeof dealTerms>

/** A file of a deal: its address, relative to the server, and the name it had. Only both sides and operators may read it. */
export const dealFile = v.object({
  address: v.pipe(v.string(), v.maxLength(500)),
  name: v.pipe(v.string(), v.maxLength(200)),
})
/** A file of a deal. */
export type DealFile = v.InferOutput<typeof dealFile>

/** A deal in lists. */
export const dealCard = v.object({
  /** That of its order. */
  number: v.string(),
  state: v.picklist(dealStates),
  /** Grows with every step; a step names the one that it was decided over. */
  step: v.number(),
  /** The side of the caller. */
  side: v.picklist(dealSides),
  serviceId: v.number(),
  title: v.string(),
  package: v.string(),
  provider: v.string(),
  buyer: v.string(),
  /** Fen. */
  amount: v.number(),
  /** Until when somebody has to act; null where nothing waits for time. After `confirmed` it is the end of reviews. */
  dueAt: v.nullable(v.string()),
  /** Whether it should have been delivered by now. */
  isLate: v.boolean(),
  /** Messages of the other side that the caller has not read. */
  unread: v.number(),
  createdAt: v.string(),
  changedAt: v.string(),
})
/** A deal in lists. */
export type DealCard = v.InferOutput<typeof dealCard>

/** A step of a deal, with what was said and handed over. */
export const dealStep = v.object({
  step: v.number(),
  action: v.picklist(dealActions),
  state: v.picklist(dealStates),
  by: v.picklist(dealActors),
  at: v.string(),
  words: v.string(),
  files: v.array(dealFile),
})
/** A step of a deal. */
export type DealStep = v.InferOutput<typeof dealStep>

/** A deal on its page, for either side. */
export const deal = v.object({
  ...dealCard.entries,
  terms: dealTerms,
  /** What the buyer has given of what was asked for, in the same order; null before. */
  brief: v.nullable(v.array(v.string())),
  revisionsLeft: v.number(),
  /** What goes back to the buyer, in fen; null where nothing was decided. */
  refund: v.nullable(v.number()),
  /** The first step first. */
  history: v.array(dealStep),
  /** What the caller can do now. */
  actions: v.array(v.picklist(dealActions)),
  /** The server's time, to which `dueAt` is compared. */
  now: v.string(),
})
/** A deal on its page; amounts are in fen, times in ISO 8601. */
export type Deal = v.InferOutput<typeof deal>

/** What one side has written to the other. */
export const dealMessage = v.object({
  id: v.string(),
  side: v.picklist(dealSides),
  /** Who wrote it. */
  name: v.string(),
  text: v.string(),
  files: v.array(dealFile),
  at: v.string(),
})
/** What one side has written to the other. */
export type DealMessage = v.InferOutput<typeof dealMessage>

/** What was written within a deal, the first first. */
export const dealThread = v.object({
  messages: v.array(dealMessage),
  /** Until when the other side has read; null where they never have. */
  readByOther: v.nullable(v.string()),
  unread: v.number(),
})
/** What was written within a deal. */
export type DealThread = v.InferOutput<typeof dealThread>
