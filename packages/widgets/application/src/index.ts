'use client'

export { Application, type ApplicationProps } from './Application'
export { ClassApplication, type ClassApplicationProps } from './ClassApplication'
export type { KindWords, ShownKind } from './shown-kind'
