'use client'

export type { EvaluationDialogProps } from './dialog/GuideDialog'
export { createEvaluationStore, type EvaluationOptions, type EvaluationStore } from './dialog/store'
export { Evaluation, type EvaluationProps } from './Evaluation'
export { EvaluationDialog } from './EvaluationDialog'
