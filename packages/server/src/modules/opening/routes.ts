import { getOwnStore, listOwnStores } from '@chuhai/contract/store'
import { type Implementation, implement } from '../../http/implement'
import { listOwn, readOwn } from './own'

/** The openings of a visitor's stores; stages are set by operators. */
export const openingRoutes: readonly Implementation[] = [
  implement(listOwnStores, (_, call) => listOwn(call)),
  implement(getOwnStore, ({ params }, call) => readOwn(params.id, call)),
]
