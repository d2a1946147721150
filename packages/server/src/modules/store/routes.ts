import { listStoreRequirements } from '@chuhai/contract/store'
import { implement } from '../../http/implement'
import { listRequirements } from './service'

export const storeRoutes = [
  implement(listStoreRequirements, ({ query }, { db }) => listRequirements(db, query.platformIds)),
]
