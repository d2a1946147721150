import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { recordId, wholeNumber } from '../fields'
import { ledgerAccounts, marketStatement, statementMonth } from '../market/ledger'
import { operatorText } from '../text-fields'

const provider = v.object({ orgId: recordId() })

const owedToProvider = v.object({
  /** Null where the organisation is gone. */
  orgId: v.nullable(v.string()),
  organisation: v.nullable(v.string()),
  /** Fen. */
  amount: v.number(),
  deals: v.number(),
})
/** What is owed to a provider of the service market. */
export type OwedToProvider = v.InferOutput<typeof owedToProvider>

/** To whom something is owed of what ended up to a month. */
export const listOwedToProviders = adminEndpoint({
  name: 'listOwedToProviders',
  summary: '应付服务商的款项',
  role: 'agent',
  method: 'GET',
  path: '/admin/ledger/owed',
  query: v.object({ month: statementMonth }),
  answer: v.array(owedToProvider),
})

/** The statement of a provider for a month, as they read it. */
export const getProviderStatement = adminEndpoint({
  name: 'getProviderStatement',
  summary: '一家服务商的月度账单',
  role: 'agent',
  method: 'GET',
  path: '/admin/ledger/{orgId}/statement',
  params: provider,
  query: v.object({ month: statementMonth }),
  answer: marketStatement,
})

const recordedSettlement = v.object({ id: v.string(), deals: v.number(), amount: v.number() })
/** A settlement that was recorded. */
export type RecordedSettlement = v.InferOutput<typeof recordedSettlement>

/** Records a transfer of all that is owed to a provider up to a month, as the bank has it, and tells them. */
export const recordSettlement = adminEndpoint({
  name: 'recordSettlement',
  summary: '登记向服务商的结算汇款',
  role: 'admin',
  method: 'POST',
  path: '/admin/ledger/{orgId}/settlement',
  params: provider,
  body: v.object({
    month: statementMonth,
    amount: wholeNumber(1, 1_000_000_000),
    reference: operatorText(60),
    paidOn: v.pipe(v.string(), v.isoDate()),
  }),
  answer: recordedSettlement,
  errors: ['LEDGER_NOTHING_OWED', 'LEDGER_AMOUNT_DIFFERS', 'LEDGER_REFERENCE_USED'],
})

const ledgerDifference = v.object({
  number: v.string(),
  /** What the ledger says, and what payments and refunds say; in fen. */
  charged: v.number(),
  paid: v.number(),
  refunded: v.number(),
  returned: v.number(),
})
/** A deal whose books say something else than its payments and refunds. */
export type LedgerDifference = v.InferOutput<typeof ledgerDifference>

const ledgerReconciliation = v.object({
  deals: v.number(),
  totals: v.object(v.entriesFromList(ledgerAccounts, v.number())),
  differences: v.array(ledgerDifference),
})
/** The sums of all books, and where they differ from payments and refunds. */
export type LedgerReconciliation = v.InferOutput<typeof ledgerReconciliation>

/** Compares the books of all deals with the payments and refunds of their orders. */
export const reconcileLedger = adminEndpoint({
  name: 'reconcileLedger',
  summary: '服务市场账目与收退款核对',
  role: 'agent',
  method: 'GET',
  path: '/admin/ledger/reconciliation',
  answer: ledgerReconciliation,
})
