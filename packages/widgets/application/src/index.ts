'use client'

export { Application, type ApplicationProps } from './Application'
export { ClassApplication, type ClassApplicationProps } from './ClassApplication'
export { StoreHelp, type StoreHelpProps } from './help/StoreHelp'
export { StoreOpening, type StoreOpeningProps } from './opening/StoreOpening'
export { StoreApplication, type StoreApplicationProps } from './StoreApplication'
export type { ChosenStore } from './StoreChoice'
export type { KindWords, ShownKind } from './shown-kind'
