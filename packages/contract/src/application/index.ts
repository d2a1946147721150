import type { ApplicationKind } from './application-kind'
import { providerApplications } from './service-provider'
import { classApplications } from './training-class'

export * from './application'
export * from './application-kind'
export * from './documents'
export * from './errors'
export type { Attachment, Field, FieldValue, Words } from './fields'
export * from './problems'
export * from './service-provider'
export * from './state'
export * from './training-class'

/** Every kind of application. */
export const applicationKinds: readonly ApplicationKind[] = [providerApplications, classApplications]
