import { cleanCode } from '../text'
import type { Problems, Values } from './application-kind'
import { creditCode } from './fields'
import { problemsOf } from './problems'
import { applicantWord } from './store-steps'

const mainland = applicantWord('mainlandCompany')
const hongKong = applicantWord('hongKongCompany')
/** With the suffix of its certificate, or without. */
const ofHongKong = /^\d{8}(?:\d{3}[0-9A-Z]{0,6})?$/

const codeRule = { fields: { registration: creditCode({ label: { 'zh-CN': '', en: '' } }) } }

/** What a company has to say of its registration, and a person may. */
export const registrationProblems = (values: Values, today: string): Problems => {
  const number = cleanCode(String(values.registration ?? ''))
  const term = String(values.licenceTerm ?? '')
  const isOfHongKong = values.applicant === hongKong
  const isCompany = isOfHongKong || values.applicant === mainland
  const hasLicence = Array.isArray(values.licence) && values.licence.length > 0
  const problems: Problems = {}
  if (isOfHongKong && !ofHongKong.test(number))
    problems.registration = number === '' ? 'APPLICATION_TEXT_REQUIRED' : 'APPLICATION_REGISTRATION_INVALID'
  else if (!isOfHongKong && (isCompany || number !== ''))
    Object.assign(problems, problemsOf(codeRule, { registration: number }))
  if (isCompany && !hasLicence) problems.licence = 'APPLICATION_FILE_REQUIRED'
  if (term !== '' && term < today) problems.licenceTerm = 'APPLICATION_LICENCE_EXPIRED'
  else if (term === '' && (isCompany || hasLicence)) problems.licenceTerm = 'APPLICATION_CHOICE_REQUIRED'
  return problems
}
