import { endpoint } from '../endpoint'
import { userOrganisation } from '../user'
import { type OrganisationErrorCode, organisationErrors } from './errors'
import { organisation } from './organisation'

/** Adds an organisation whose member the caller becomes (specification 5.6, 7.2); user info has to be read again. */
export const createOrganisation = endpoint({
  name: 'createOrganisation',
  summary: '新增主体',
  method: 'POST',
  path: '/user/org/create_org',
  access: 'user',
  idempotent: true,
  body: organisation,
  answer: userOrganisation,
  errors: Object.keys(organisationErrors) as OrganisationErrorCode[],
})
