'use client'

export { type BoxController, createBoxController, type OpenPanel } from '../store'
export type { PanelModules } from './modules'
export { Panels, type PanelsProps } from './Panels'
