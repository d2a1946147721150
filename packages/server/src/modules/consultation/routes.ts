import { createConsultation } from '@chuhai/contract/consultation'
import { implement } from '../../http/implement'
import { saveConsultation } from './service'

export const consultationRoutes = [
  implement(createConsultation, ({ body }, call) => saveConsultation(body, call)),
]
