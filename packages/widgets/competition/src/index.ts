'use client'

export { Competition, type CompetitionProps } from './Competition'
export { CompetitionDialogs } from './CompetitionDialogs'
export type { CompetitionDialogsProps } from './dialogs-props'
export type { Which } from './which'
