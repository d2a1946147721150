import * as v from 'valibot'
import { organisationType } from '../constants'
import { cleanCode } from '../text'
import { optionalLine, requiredLine } from '../text-fields'
import type { OrganisationErrorCode } from './errors'

/** The letters I, O, S, V and Z are not used: they are easily mistaken for others. */
export const socialCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Characters of a unified social credit code. */
export const socialCodeLength = 18

/** Whether a code has none of the letters I, O, S, V and Z. A letter read for a digit is the usual mistake. */
export const hasNoExcludedLetter = (code: string): boolean => !/[IOSVZ]/.test(code)

/** Whether a code is made of the alphabet. */
export const isSocialCode = (code: string): boolean =>
  [...code].every((sign) => socialCodeAlphabet.includes(sign))

const code = (value: OrganisationErrorCode): OrganisationErrorCode => value

const name = optionalLine(50)

/** What the visitor fills in, by its rules (specification 5.6); messages are codes of `organisationErrors`. */
export const organisationFields = {
  orgName: requiredLine(100, 'ORG_NAME_REQUIRED', 'ORG_NAME_TOO_LONG'),
  socialCode: v.pipe(
    v.string(code('ORG_SOCIAL_CODE_REQUIRED')),
    v.transform(cleanCode),
    v.minLength(1, code('ORG_SOCIAL_CODE_REQUIRED')),
    v.check(hasNoExcludedLetter, code('ORG_SOCIAL_CODE_LETTER')),
    v.minLength(socialCodeLength, code('ORG_SOCIAL_CODE_LENGTH')),
    v.maxLength(socialCodeLength, code('ORG_SOCIAL_CODE_LENGTH')),
    v.check(isSocialCode, code('ORG_SOCIAL_CODE_INVALID')),
  ),
  /** End of the business term, yyyy-MM-dd. */
  operatePeriod: v.pipe(
    v.string(code('ORG_PERIOD_REQUIRED')),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, code('ORG_PERIOD_REQUIRED')),
    v.check(
      // There is no year 0.
      (date) => date >= '0001' && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date,
      code('ORG_PERIOD_REQUIRED'),
    ),
  ),
  /** Codes of province, city and, if chosen, county. */
  orgLocation: v.pipe(
    v.array(name),
    v.minLength(2, code('ORG_LOCATION_REQUIRED')),
    v.maxLength(3, code('ORG_LOCATION_UNKNOWN')),
  ),
  orgAddress: requiredLine(200, 'ORG_ADDRESS_REQUIRED', 'ORG_ADDRESS_TOO_LONG'),
  /** Address of the uploaded licence; empty when none. */
  licencePic: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
}

/** Checks what a visitor has filled in (specification 5.6). */
export const organisationForm = v.object(organisationFields)
/** An organisation form that keeps the rules. */
export type OrganisationForm = v.InferOutput<typeof organisationForm>
/** The name of a field of the organisation form. */
export type OrganisationField = keyof OrganisationForm

/** The body of `POST /user/org/create_org`: the form, and the names that go with its codes (specification, section 3). */
export const organisation = v.object({
  ...organisationFields,
  provinceCode: name,
  provinceName: name,
  cityCode: name,
  cityName: name,
  countyCode: v.optional(name, ''),
  countyName: v.optional(name, ''),
  orgType: v.literal(organisationType),
})
/** An organisation as the server has checked it. */
export type Organisation = v.InferOutput<typeof organisation>
/** An organisation as it is sent; county and licence may be left out. */
export type OrganisationBody = v.InferInput<typeof organisation>
