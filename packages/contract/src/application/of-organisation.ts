import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { applicationStates } from './state'

/** An application in the name of an organisation, as its members see it: what was filled in stays with the applicant. */
export const organisationApplication = v.object({
  id: v.string(),
  /** The key of its kind. */
  kind: v.string(),
  /** What it is called in lists, such as the company's name. */
  title: v.string(),
  state: v.picklist(applicationStates),
  applicant: v.string(),
  isOwn: v.boolean(),
  /** When it was submitted last, and its newest step. */
  submittedAt: v.string(),
  changedAt: v.string(),
})
/** An application in the name of an organisation. */
export type OrganisationApplication = v.InferOutput<typeof organisationApplication>

/** The submitted applications of the selected organisation, the last changed first, where the caller's role may read them. */
export const listOrganisationApplications = endpoint({
  name: 'listOrganisationApplications',
  summary: '主体的申请，最近更新的在前',
  method: 'GET',
  path: '/application/organisation',
  access: 'user',
  checksOrganisation: true,
  answer: v.array(organisationApplication),
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING'],
})
