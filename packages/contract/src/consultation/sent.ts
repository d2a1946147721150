import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pageOf, pageRequest } from '../list'

/** A consultation as its sender sees it again. */
export const sentConsultation = v.object({
  id: v.string(),
  createdAt: v.string(),
  consultationService: v.string(),
  /** The name of what it was about; missing or empty where it was about nothing in particular. */
  about: v.optional(v.string()),
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
  query: pageRequest,
  answer: pageOf(sentConsultation),
})
