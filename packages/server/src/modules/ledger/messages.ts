import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** The page of the portal with the statements of the selected organisation. */
export const statementPage = '/user/?tab=statement'

/** What was owed to a provider is transferred; told to those who read the statements. */
export const ledgerSettled = messageKind({
  key: 'ledger.settled',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({
    amount: pipe(string(), examples(['¥12,600'])),
    organisation: pipe(string(), examples(['宁波远帆科技有限公司'])),
    reference: pipe(string(), examples(['ICBC20261205000318'])),
    deals: pipe(string(), examples(['8'])),
    month: pipe(string(), examples(['2026-11'])),
  }),
  path: ({ month }) => `${statementPage}&month=${month}`,
})
