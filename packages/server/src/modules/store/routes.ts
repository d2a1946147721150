import { listStoreRequirements } from '@chuhai/contract/store'
import { implement } from '../../http/implement'
import { listRequirements, listRequirementsOf } from './service'

export const storeRoutes = [
  implement(listStoreRequirements, ({ query: { platform, platformIds } }, { db }) =>
    platform === undefined ? listRequirements(db, platformIds) : listRequirementsOf(db, platform),
  ),
]
