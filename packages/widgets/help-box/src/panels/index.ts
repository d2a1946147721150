'use client'

export { partOf } from '../entries'
export { createHelpBoxStore, type HelpBoxStore, type OpenPanel } from '../store'
export type { LoadedParts } from './modules'
export { placePanel } from './PanelFrame'
export { connectRail, narrowScreens, Panels } from './Panels'
export type { PanelsProps } from './props'
