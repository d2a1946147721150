import { getCustomsRule, searchHsCodes } from '@chuhai/contract/logistics'
import { type Implementation, implement } from '../../http/implement'
import { findRule, searchCodes } from './rules'

/** Public customs rules and HS codes. */
export const customsRoutes: readonly Implementation[] = [
  implement(getCustomsRule, ({ params }, { db, now }) => findRule(db, params.country, now)),
  implement(searchHsCodes, ({ query }, { db }) => searchCodes(db, query.word)),
]
