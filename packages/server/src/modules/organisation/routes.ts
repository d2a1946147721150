import { createOrganisation } from '@chuhai/contract/organisation'
import { implement } from '../../http/implement'
import { addOrganisation } from './service'

export const organisationRoutes = [
  implement(createOrganisation, ({ body }, call) => addOrganisation(body, call)),
]
