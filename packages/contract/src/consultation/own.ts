import { type InferOutput, object, string } from 'valibot'
import { endpoint } from '../endpoint'
import { pageOf, pageRequest } from '../list'

/** A consultation as its sender sees it again. */
export const sentConsultation = object({
  id: string(),
  createdAt: string(),
  consultationService: string(),
  contactsName: string(),
  contactsPhone: string(),
  customerName: string(),
})
export type SentConsultation = InferOutput<typeof sentConsultation>

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
