import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pageOf, pageRequest } from '../list'
import { consultation } from './consultation'
import { type ConsultationErrorCode, consultationErrors } from './errors'

/** A visitor's lead (specification 7.2); a repeat with the same `Idempotency-Key` gives the first answer again. */
export const createConsultation = endpoint({
  name: 'createConsultation',
  summary: '提交在线咨询',
  method: 'POST',
  path: '/consultation',
  access: 'anyone',
  checksOrganisation: true,
  idempotent: true,
  body: consultation,
  /** The lead's id. */
  answer: v.object({ id: v.string() }),
  errors: Object.keys(consultationErrors) as ConsultationErrorCode[],
})

/** A consultation as its sender sees it again. */
export const sentConsultation = v.object({
  id: v.string(),
  createdAt: v.string(),
  consultationService: v.string(),
  contactsName: v.string(),
  contactsPhone: v.string(),
  customerName: v.string(),
})
/** A consultation of the signed-in visitor's list. */
export type SentConsultation = v.InferOutput<typeof sentConsultation>

/** The consultations that the signed-in visitor has sent, the newest first. */
export const listOwnConsultations = endpoint({
  name: 'listOwnConsultations',
  summary: '我提交的咨询',
  method: 'GET',
  path: '/user/consultation',
  access: 'user',
  checksOrganisation: true,
  query: pageRequest,
  answer: pageOf(sentConsultation),
})
