'use client'

export { Consultation, type ConsultationProps } from './Consultation'
export type { ConsultationState } from './state'
export { type ConsultationOptions, type ConsultationStore, createConsultationStore } from './store'
