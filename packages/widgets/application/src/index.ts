'use client'

export { Application, type ApplicationProps } from './Application'
export { ClassApplication, type ClassApplicationProps } from './ClassApplication'
export { StageTag } from './opening/StageTag'
export { StoreOpening, type StoreOpeningProps } from './opening/StoreOpening'
export type { KindWords, ShownKind } from './shown-kind'
