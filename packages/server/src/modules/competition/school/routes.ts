import { searchSchools as searchSchoolsEndpoint } from '@chuhai/contract/competition'
import { implement } from '../../../http/implement'
import { searchSchools } from './search'

export const schoolRoutes = [
  implement(searchSchoolsEndpoint, ({ query }, { db }) => searchSchools(db, query.schoolName)),
]
