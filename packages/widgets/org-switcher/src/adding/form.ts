import {
  type OrganisationErrorCode,
  type OrganisationField,
  organisationFields,
  socialCodeLength,
} from '@chuhai/contract/organisation'
import { brokenRule } from '@chuhai/contract/rule'

export interface OrganisationValues {
  orgName: string
  socialCode: string
  operatePeriod: string
  /** Codes of province, city and, if chosen, county. */
  orgLocation: string[]
  orgAddress: string
  licencePic: string
}

/** A broken rule, an upload that is not ready, or what the server said about a field in its own words. */
export type Problem = OrganisationErrorCode | 'LICENCE_UPLOADING' | { said: string }
export type Problems = Partial<Record<OrganisationField, Problem>>

/** Fields in the order in which the visitor meets them: the first wrong one gets the focus. */
export const formFields: readonly OrganisationField[] = [
  'orgName',
  'socialCode',
  'operatePeriod',
  'orgLocation',
  'orgAddress',
  'licencePic',
]

export const emptyValues = (): OrganisationValues => ({
  orgName: '',
  socialCode: '',
  operatePeriod: '',
  orgLocation: [],
  orgAddress: '',
  licencePic: '',
})

/** The first broken rule of one field, or undefined. */
export const problemOf = (values: OrganisationValues, field: OrganisationField) =>
  brokenRule(organisationFields[field], values[field]) as OrganisationErrorCode | undefined

/** The same while a field is filled in: a code is too short until its last character is typed. */
export const problemWhileTyping = (values: OrganisationValues, field: OrganisationField) => {
  const problem = problemOf(values, field)
  const isUnfinished = values.socialCode.trim().length < socialCodeLength
  return problem === 'ORG_SOCIAL_CODE_LENGTH' && isUnfinished ? undefined : problem
}

/** Every broken rule of specification 5.6, by field. */
export const problemsOf = (values: OrganisationValues): Problems =>
  Object.fromEntries(
    formFields.flatMap((field) => {
      const problem = problemOf(values, field)
      return problem ? [[field, problem]] : []
    }),
  )

export const firstOf = (problems: Problems): OrganisationField | null =>
  formFields.find((field) => problems[field]) ?? null
