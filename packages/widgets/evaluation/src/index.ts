'use client'

export type { EvaluationDialogProps } from './dialog-props'
export { Evaluation, type EvaluationProps } from './Evaluation'
export { EvaluationDialog } from './EvaluationDialog'
