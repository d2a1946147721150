'use client'

export { Consultation, type ConsultationProps } from './Consultation'
export {
  type ConsultationOptions,
  type ConsultationState,
  type ConsultationStore,
  createConsultationStore,
} from './store'
