import { createConsultation, listOwnConsultations } from '@chuhai/contract/consultation'
import type { Db } from '../../database/db'
import { type Implementation, implement } from '../../http/implement'
import type { Limiter } from '../../limits/create-limiter'
import { judgeLead } from './flood'
import { createOwnList, saveConsultation } from './service'

export const consultationRoutes = (db: Db, limiter: Limiter): Implementation[] => {
  const listOwn = createOwnList(db)
  return [
    implement(createConsultation, async ({ body }, call) => {
      const suspicion = await judgeLead(limiter, body, call)
      return saveConsultation(body, call, suspicion)
    }),

    implement(listOwnConsultations, ({ query }, { userId }) => listOwn(userId, query)),
  ]
}
