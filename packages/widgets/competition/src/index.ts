'use client'

export { Competition, type CompetitionProps } from './Competition'
export { CompetitionDialogs, type CompetitionDialogsProps } from './CompetitionDialogs'
export type { CompetitionDialog } from './store'
