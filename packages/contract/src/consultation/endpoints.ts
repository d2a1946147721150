import { endpoint } from '../endpoint'
import { pageOf, pageRequest } from '../list'
import { consultation, consultationReceipt, sentConsultation } from './consultation'
import { type ConsultationErrorCode, consultationErrors } from './errors'

/** A visitor's lead (specification 7.2); a repeat with the same `Idempotency-Key` gives the first answer again. */
export const createConsultation = endpoint({
  name: 'createConsultation',
  summary: '提交在线咨询',
  method: 'POST',
  path: '/consultation',
  access: 'anyone',
  idempotent: true,
  body: consultation,
  answer: consultationReceipt,
  errors: Object.keys(consultationErrors) as ConsultationErrorCode[],
})

/** The consultations that the signed-in visitor has sent, the newest first. */
export const listOwnConsultations = endpoint({
  name: 'listOwnConsultations',
  summary: '我提交的咨询',
  method: 'GET',
  path: '/user/consultation',
  access: 'user',
  query: pageRequest,
  answer: pageOf(sentConsultation),
  errors: ['UNAUTHORIZED'],
})
