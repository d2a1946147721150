import {
  array,
  check,
  type InferInput,
  type InferOutput,
  isoDate,
  length,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  string,
  toUpperCase,
  trim,
} from 'valibot'
import { organisationType } from '../constants'
import { atMost } from '../fields'
import type { OrganisationErrorCode } from './errors'

/** The letters I, O, S, V and Z are not used: they are easily mistaken for others. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

export const socialCodeLength = 18

/** True when the code is made of the alphabet and its last character fits the others (GB 32100-2015). */
export const hasSocialCodeCheck = (code: string): boolean => {
  const values = Array.from(code, (character) => alphabet.indexOf(character))
  const check = values.pop() ?? -1
  if (check < 0 || values.includes(-1)) return false
  const sum = values.reduce((total, value, index) => total + value * (3 ** index % alphabet.length), check)
  return sum % alphabet.length === 0
}

const code = (value: OrganisationErrorCode): OrganisationErrorCode => value

const name = pipe(string(), maxLength(50))

/** What the visitor fills in, by the rules of specification 5.6; messages are codes of `organisationErrors`. */
export const organisationFields = {
  orgName: pipe(
    string(code('ORG_NAME_REQUIRED')),
    trim(),
    minLength(1, code('ORG_NAME_REQUIRED')),
    check(atMost(100), code('ORG_NAME_TOO_LONG')),
  ),
  socialCode: pipe(
    string(code('ORG_SOCIAL_CODE_REQUIRED')),
    trim(),
    minLength(1, code('ORG_SOCIAL_CODE_REQUIRED')),
    toUpperCase(),
    length(socialCodeLength, code('ORG_SOCIAL_CODE_LENGTH')),
    check(hasSocialCodeCheck, code('ORG_SOCIAL_CODE_INVALID')),
  ),
  /** End of the business term, yyyy-MM-dd. */
  operatePeriod: pipe(
    string(code('ORG_PERIOD_REQUIRED')),
    isoDate(code('ORG_PERIOD_REQUIRED')),
    check(
      // There is no year 0.
      (date) => date >= '0001' && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date,
      code('ORG_PERIOD_REQUIRED'),
    ),
  ),
  /** Codes of province, city and, if chosen, county. */
  orgLocation: pipe(
    array(name),
    minLength(2, code('ORG_LOCATION_REQUIRED')),
    maxLength(3, code('ORG_LOCATION_UNKNOWN')),
  ),
  orgAddress: pipe(
    string(code('ORG_ADDRESS_REQUIRED')),
    trim(),
    minLength(1, code('ORG_ADDRESS_REQUIRED')),
    check(atMost(200), code('ORG_ADDRESS_TOO_LONG')),
  ),
  /** Address of the uploaded licence; empty when none. */
  licencePic: optional(pipe(string(), maxLength(500)), ''),
}

export const organisationForm = object(organisationFields)
export type OrganisationForm = InferOutput<typeof organisationForm>
export type OrganisationField = keyof OrganisationForm

/** The body of `POST /user/org/create_org`: the form, and the names that go with its codes (specification, section 3). */
export const organisation = object({
  ...organisationFields,
  provinceCode: name,
  provinceName: name,
  cityCode: name,
  cityName: name,
  countyCode: optional(name, ''),
  countyName: optional(name, ''),
  orgType: literal(organisationType),
})
export type Organisation = InferOutput<typeof organisation>
export type OrganisationBody = InferInput<typeof organisation>
