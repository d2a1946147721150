import { organisationType } from '@chuhai/contract/constants'
import {
  type OrganisationBody,
  type OrganisationErrorCode,
  type OrganisationField,
  type organisationErrors,
  organisationFields,
} from '@chuhai/contract/organisation'
import type { Region } from '@chuhai/contract/region'
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

/** The regions that codes lead through, from the province down; it ends where a code is unknown. */
const regionsOf = (tree: readonly Region[], codes: readonly string[]): Region[] => {
  const path: Region[] = []
  let level: readonly Region[] = tree
  for (const code of codes) {
    const found = level.find((region) => region.code === code)
    if (!found) break
    path.push(found)
    level = found.children ?? []
  }
  return path
}

/** What is sent: the form with its texts trimmed, and the names that go with its codes; null where a code is unknown. */
export const bodyOf = (values: OrganisationValues, tree: readonly Region[]): OrganisationBody | null => {
  const path = regionsOf(tree, values.orgLocation)
  const [province, city, county] = path
  if (!province || !city || path.length < values.orgLocation.length) return null
  return {
    ...values,
    orgName: values.orgName.trim(),
    socialCode: values.socialCode.trim(),
    orgAddress: values.orgAddress.trim(),
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    countyCode: county?.code ?? '',
    countyName: county?.name ?? '',
    orgType: organisationType,
  }
}

const fieldAt = (path: string): OrganisationField | undefined => {
  const [name = ''] = path.split('.')
  if (/^(?:province|city|county)(?:Code|Name)$/.test(name)) return 'orgLocation'
  return formFields.find((field) => field === name)
}

const fieldOfCode: Partial<Record<string, OrganisationField>> = {
  ORG_SOCIAL_CODE_TAKEN: 'socialCode',
  ORG_LOCATION_UNKNOWN: 'orgLocation',
  ORG_LICENCE_UNKNOWN: 'licencePic',
}

/** What a server's refusal says about single fields; empty where it is about none of them. */
export const refusedProblems = (refusal: {
  code: string
  fields?: Record<string, string> | undefined
}): Problems => {
  const named = Object.entries(refusal.fields ?? {}).flatMap(([path, said]) => {
    const field = fieldAt(path)
    return field ? [[field, { said }] as const] : []
  })
  if (named.length) return Object.fromEntries(named)
  const field = fieldOfCode[refusal.code]
  return field ? { [field]: refusal.code as keyof typeof organisationErrors } : {}
}
