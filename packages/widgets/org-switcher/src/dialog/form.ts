import { organisationType } from '@chuhai/contract/constants'
import {
  type OrganisationBody,
  type OrganisationErrorCode,
  type OrganisationField,
  organisationFields,
  organisationForm,
  socialCodeLength,
} from '@chuhai/contract/organisation'
import type { Region } from '@chuhai/contract/region'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import { cleanCode } from '@chuhai/contract/text'
import { type Core, openUserDraft, type Submission } from '@chuhai/core'

export interface OrganisationValues {
  orgName: string
  socialCode: string
  operatePeriod: string
  /** Codes of province, city and, if chosen, county. */
  orgLocation: string[]
  orgAddress: string
  licencePic: string
}

/** A broken rule, a code to be checked, an unfinished upload, or the server's message. */
export type Problem =
  | OrganisationErrorCode
  | 'SOCIAL_CODE_DOUBTFUL'
  | 'LICENCE_UPLOADING'
  | { message: string }
export type Problems = Partial<Record<OrganisationField, Problem>>

/** Fields in the order of the screen: the first invalid one gets the focus. */
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

/** Returns the first broken rule of one field (specification 5.6), or undefined. */
export const problemOf = (values: OrganisationValues, field: OrganisationField) =>
  brokenRule(organisationFields[field], values[field]) as OrganisationErrorCode | undefined

/** Returns the same while the visitor types: an unfinished code is not reported as too short. */
export const problemWhileTyping = (values: OrganisationValues, field: OrganisationField) => {
  const problem = problemOf(values, field)
  const isUnfinished = cleanCode(values.socialCode).length < socialCodeLength
  return problem === 'ORG_SOCIAL_CODE_LENGTH' && isUnfinished ? undefined : problem
}

export interface OrganisationDraft {
  values: OrganisationValues
  submission?: Submission | undefined
}

const isDraft = (stored: unknown): stored is OrganisationDraft => {
  const values = (stored as OrganisationDraft | null)?.values as Partial<OrganisationValues> | undefined
  const empty = emptyValues()
  return Boolean(
    values &&
      Array.isArray(values.orgLocation) &&
      formFields.every((field) => typeof values[field] === typeof empty[field]),
  )
}

/** Opens the draft of 新增主体, which is kept through reload, sign-in and 取消 until the organisation is created. */
export const openOrganisationDraft = (core: Core, name: string) =>
  openUserDraft(core, `organisation.${name}`, isDraft)

/** Returns the regions of the codes, from the province down to the first unknown code. */
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

/** Returns what is sent: the cleaned form and the names of the regions; null when a code is unknown. */
export const bodyOf = (values: OrganisationValues, tree: readonly Region[]): OrganisationBody | null => {
  const path = regionsOf(tree, values.orgLocation)
  const [province, city, county] = path
  if (!province || !city || path.length < values.orgLocation.length) return null
  return {
    ...cleaned(organisationForm, values),
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

/** Returns the server's messages about single fields. */
export const problemsFromServer = (error: {
  code: string
  fields?: Record<string, string> | undefined
}): Problems => {
  const named = Object.entries(error.fields ?? {}).flatMap(([path, message]) => {
    const field = fieldAt(path)
    return field ? [[field, { message }] as const] : []
  })
  if (named.length) return Object.fromEntries(named)
  const field = fieldOfCode[error.code]
  return field ? { [field]: error.code as OrganisationErrorCode } : {}
}
