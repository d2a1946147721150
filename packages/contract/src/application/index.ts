import type { ApplicationKind } from './application-kind'
import { growthApplications } from './growth-plan'
import { providerApplications } from './service-provider'
import { startUpApplications } from './start-up'
import { storeApplications } from './store'
import { classApplications } from './training-class'

export * from './account-mask'
export * from './application'
export * from './application-kind'
export * from './documents'
export * from './errors'
export type { Attachment, Field, FieldValue, Words } from './fields'
export * from './growth-plan'
export * from './of-organisation'
export * from './problems'
export * from './secret'
export * from './service-provider'
export * from './start-up'
export * from './state'
export * from './store'
export { storeDateField, storeDocumentField } from './store-documents'
export { brandRights, organisationChanges, payoutCurrencies, storeExperiences } from './store-steps'
export * from './training-class'

/** Every kind of application. */
export const applicationKinds: readonly ApplicationKind[] = [
  providerApplications,
  classApplications,
  growthApplications,
  startUpApplications,
  storeApplications,
]
