import * as v from 'valibot'
import type { Locale } from '../locale'

/**
 * The accounts of a deal. `charged` is what the buyer has paid, and what the others hold together: `held` for as long as the deal
 * runs, `refunded` to the buyer, our `commission`, `owed` to the provider, and `paidOut` to them.
 */
export const ledgerAccounts = ['charged', 'held', 'refunded', 'commission', 'owed', 'paidOut'] as const
/** One of `ledgerAccounts`. */
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** What an entry of the ledger is written with: the steps of a deal that move money, and a settlement with its provider. */
export const ledgerEvents = ['paid', 'cancelled', 'confirmed', 'decided', 'settled'] as const
/** One of `ledgerEvents`. */
export type LedgerEvent = (typeof ledgerEvents)[number]

/** What providers and operators read of an event. */
export const ledgerEventNames: Record<LedgerEvent, Record<Locale, string>> = {
  paid: { 'zh-CN': '买家付款', en: 'Paid by the buyer' },
  cancelled: { 'zh-CN': '取消退款', en: 'Cancelled' },
  confirmed: { 'zh-CN': '完成', en: 'Confirmed' },
  decided: { 'zh-CN': '争议裁定', en: 'Dispute decided' },
  settled: { 'zh-CN': '结算汇款', en: 'Settled' },
}

/** Commission of a sum, in fen; a fraction is left to the provider. */
export const commissionOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints) / 10_000)

/** What a provider reads of their money, in fen; `earned` is what is owed to them after the commission. */
export const ledgerSums = v.object({
  charged: v.number(),
  refunded: v.number(),
  commission: v.number(),
  earned: v.number(),
  paidOut: v.number(),
})
/** What a provider reads of their money. */
export type LedgerSums = v.InferOutput<typeof ledgerSums>

/** One thing that has happened to the money of a deal. */
export const ledgerEntry = v.object({
  at: v.string(),
  event: v.picklist(ledgerEvents),
  /** That of the deal and its order. */
  number: v.string(),
  /** The service, as it was named when it was bought. */
  title: v.string(),
  category: v.string(),
  /** The share of the commission in basis points: 800 is 8 %. */
  commissionRate: v.number(),
  ...ledgerSums.entries,
})
/** One thing that has happened to the money of a deal. */
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>

/** A transfer to a provider, with the number by which the bank knows it. */
export const settlement = v.object({
  paidOn: v.string(),
  amount: v.number(),
  reference: v.string(),
})
/** A transfer to a provider. */
export type Settlement = v.InferOutput<typeof settlement>

/** A month in China, `2026-11`. */
export const statementMonth = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))

/** The money of a provider in a month: what was owed before it, everything that has happened, and what is owed after it. */
export const marketStatement = v.object({
  month: v.string(),
  /** Every month from the first deal until now, the newest first. */
  months: v.array(v.string()),
  organisation: v.string(),
  owedBefore: v.number(),
  entries: v.array(ledgerEntry),
  totals: ledgerSums,
  owedAfter: v.number(),
  /** What buyers have paid for deals that run at the end of the month. */
  held: v.number(),
  settlements: v.array(settlement),
})
/** The money of a provider in a month. */
export type MarketStatement = v.InferOutput<typeof marketStatement>
