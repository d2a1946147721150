import * as v from 'valibot'
import { type StoreRequirement, storeApplicants } from '../store/requirement'
import {
  type ApplicationKind,
  applicationKind,
  type Problems,
  type Step,
  withSteps,
} from './application-kind'
import { contactStep } from './common-fields'
import { documentFields, documentProblems } from './store-documents'
import { nameProblems } from './store-names'
import { registrationProblems } from './store-registration'
import { goodsStep, moneyStep, organisationStep, platformStep } from './store-steps'

/** 全球开店: an organisation that wants a store on a platform's site, which brings documents and rules for names of its own. */
export const storeApplications = applicationKind({
  key: 'store',
  noun: 'StoreApplication',
  label: '开店申请',
  titleField: 'storeNameEn',
  subject: {
    label: '平台与站点',
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}-[a-z]{2,8}$/)),
    refusals: ['ORG_NOT_CHOSEN', 'APPLICATION_IN_PROGRESS'],
    asksForMore: true,
  },
  beginsWithLast: true,
  termsVersion: '2026-11',
  steps: [platformStep(storeApplicants), organisationStep(true), goodsStep(null), moneyStep, contactStep],
})

/** What an application has to know of a platform's site. */
export type StoreRules = Pick<StoreRequirement, 'applicants' | 'nameRules' | 'documents'>

/** Leaves out the fields that keep their rules. */
const withoutGaps = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

/**
 * Returns the application for one platform's site: its documents and names by the rules of that platform.
 *
 * @param today The day that the age of documents is counted to, yyyy-MM-dd in China.
 * @example
 * const nameRules = { zh: null, en: { min: 2, max: 50, letters: 'latin' } } as const
 * const kind = storeApplicationOf({ applicants: ['individual'], nameRules, documents: [] }, '2026-11-28')
 */
export const storeApplicationOf = (
  { applicants, nameRules, documents: asked }: StoreRules,
  today: string,
): ApplicationKind => {
  const documentStep: Step = {
    key: 'documents',
    label: { 'zh-CN': '平台材料', en: 'Documents' },
    fields: Object.assign({}, ...asked.map(documentFields)),
  }
  const steps = [
    platformStep(applicants),
    organisationStep(applicants.includes('individual')),
    goodsStep(nameRules),
    moneyStep,
    ...(asked.length > 0 ? [documentStep] : []),
    contactStep,
  ]
  return withSteps(storeApplications, steps, (values) =>
    withoutGaps({
      ...registrationProblems(values, today),
      ...nameProblems(nameRules, values),
      ...documentProblems(asked, values, today),
    }),
  )
}
