import type { ConsultationProblems, ConsultationValues } from './form'

export type ConsultationState =
  | { phase: 'filling'; values: ConsultationValues; problems: ConsultationProblems }
  | { phase: 'sending'; values: ConsultationValues; problems: ConsultationProblems }
  | { phase: 'submitted'; id: string }

export const filling = (
  values: ConsultationValues,
  problems: ConsultationProblems = {},
): ConsultationState => ({ phase: 'filling', values, problems })

/** Begins with the submit, which may have to wait for the rules first. */
export const sending = (values: ConsultationValues): ConsultationState => ({
  phase: 'sending',
  values,
  problems: {},
})
