'use client'

export { createHelpBoxStore, type HelpBoxStore, type OpenPanel } from '../store'
export type { LoadedModules } from './modules'
export { connectRail, Panels } from './Panels'
export type { PanelsProps } from './props'
