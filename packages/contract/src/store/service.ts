import * as v from 'valibot'
import type { Locale } from '../locale'
import { orderCard } from '../order/order'
import type { OpeningStage } from './opening-stages'

/** The ways in which somebody opens a store with us, the cheapest first. */
export const storeHelpWays = ['self', 'accompanied', 'doneForYou'] as const
/** One of `storeHelpWays`. */
export type StoreHelpWay = (typeof storeHelpWays)[number]

/** What the ways are called. */
export const storeHelpWayNames: Record<StoreHelpWay, Record<Locale, string>> = {
  self: { 'zh-CN': '自己做', en: 'On your own' },
  accompanied: { 'zh-CN': '陪着做', en: 'With an adviser' },
  doneForYou: { 'zh-CN': '交给我们做', en: 'Done for you' },
}

/** What comes back of the price, in percent, by the stage of the opening in which a refund is asked for. */
export const storeServiceRefunds = v.object({
  accepted: v.number(),
  handed: v.number(),
  questions: v.number(),
  videoCheck: v.number(),
  opened: v.number(),
  refused: v.number(),
} satisfies Record<OpeningStage, v.GenericSchema>)

/** A package of help with opening a store; `price` in fen, 0 for what costs nothing and is not ordered. */
export const storeService = v.object({
  id: v.number(),
  way: v.picklist(storeHelpWays),
  name: v.string(),
  summary: v.string(),
  /** The platforms that it is for; empty for all. */
  platformIds: v.array(v.number()),
  /** What it contains, a line each. */
  includes: v.array(v.string()),
  price: v.number(),
  /** How many days it goes on; null where nobody works along. */
  days: v.nullable(v.number()),
  refunds: storeServiceRefunds,
})
/** A package of help with opening a store. */
export type StoreService = v.InferOutput<typeof storeService>

const { number, state, amount, refunded, payBefore } = orderCard.entries

/** What an applicant has chosen. */
export const chosenStoreService = v.object({
  /** Names the choice, which is what an order is of. */
  id: v.number(),
  /** As it was ordered, or as it is now. */
  service: storeService,
  /** The order that holds it; null where there is none, or it costs nothing. */
  order: v.nullable(v.object({ number, state, amount, refunded, payBefore })),
  /** Whether it can be ordered now: the application is accepted, and its store not opened yet. */
  canOrder: v.boolean(),
})
/** What an applicant has chosen. */
export type ChosenStoreService = v.InferOutput<typeof chosenStoreService>

/** The packages for a platform, and what the caller has chosen for their application there. */
export const storeHelp = v.object({
  services: v.array(storeService),
  chosen: v.nullable(chosenStoreService),
})
/** The packages for a platform, and what the caller has chosen. */
export type StoreHelp = v.InferOutput<typeof storeHelp>
