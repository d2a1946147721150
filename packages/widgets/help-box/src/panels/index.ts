'use client'

export { createHelpBoxStore, type HelpBoxStore, type OpenPanel } from '../store'
export type { PanelModules } from './modules'
export { Panels, type PanelsProps } from './Panels'
