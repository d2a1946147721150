'use client'

export { PhonePanel, ScanPanel } from './ContactPanels'
export { LivePanel } from './LivePanel'
