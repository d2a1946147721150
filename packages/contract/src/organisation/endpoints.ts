import * as v from 'valibot'
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

/** An organisation as its members see it, as its licence has it. */
export const organisationDetails = v.object({
  orgId: v.string(),
  orgName: v.string(),
  socialCode: v.string(),
  /** End of the business term, yyyy-MM-dd; null where it was never said. */
  operatePeriod: v.nullable(v.string()),
  orgAddress: v.string(),
  /** Address of the licence; empty where there is none. */
  licencePic: v.string(),
  /** Whether the caller may change it. */
  mayChange: v.boolean(),
})
/** An organisation as its members see it. */
export type OrganisationDetails = v.InferOutput<typeof organisationDetails>

/** The selected organisation, for forms that begin with what its licence says. */
export const getOrganisationDetails = endpoint({
  name: 'getOrganisationDetails',
  summary: '主体的资料',
  method: 'GET',
  path: '/user/org/details',
  access: 'user',
  checksOrganisation: true,
  answer: organisationDetails,
  errors: ['ORG_NOT_CHOSEN'],
})
