'use client'

export { createEvaluationStore, type EvaluationOptions, type EvaluationStore } from './dialog/store'
export { Evaluation, type EvaluationProps } from './Evaluation'
export { EvaluationDialog, type EvaluationDialogProps } from './EvaluationDialog'
