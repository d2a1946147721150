import type { OrganisationErrorCode, OrganisationField } from '@chuhai/contract/organisation'
import { formFields, type Problems } from './form'

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
  return field ? { [field]: refusal.code as OrganisationErrorCode } : {}
}
