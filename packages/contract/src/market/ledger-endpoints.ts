import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { marketStatement, statementMonth } from './ledger'

/** The month's statement of the selected organisation, for the roles that may read it; the present month where none is named. */
export const getMarketStatement = endpoint({
  name: 'getMarketStatement',
  summary: '服务商的月度账单',
  method: 'GET',
  path: '/market/statement',
  access: 'user',
  query: v.object({ month: v.optional(statementMonth) }),
  answer: marketStatement,
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING'],
})
