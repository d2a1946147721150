'use client'

export { LivePanel } from './LivePanel'
export { PhonePanel } from './PhonePanel'
export { ScanPanel } from './ScanPanel'
