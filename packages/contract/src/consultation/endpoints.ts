import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { consultation } from './consultation'
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
  /** The lead's id. */
  answer: v.object({ id: v.string() }),
  errors: Object.keys(consultationErrors) as ConsultationErrorCode[],
})
