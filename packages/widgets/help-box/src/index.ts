'use client'

export type { Panel } from './entries'
export { HelpBox, type HelpBoxProps } from './HelpBox'
export { createHelpBoxStore, type HelpBoxStore, type OpenPanel } from './store'
