import { createConsultation, listOwnConsultations } from '@chuhai/contract/consultation'
import type { Db } from '../../database/db'
import { type Implementation, implement } from '../../http/implement'
import type { Limiter } from '../../limits/create-limiter'
import { admitLead } from './flood'
import { createOwnList, saveConsultation } from './service'

export const consultationRoutes = (db: Db, limiter: Limiter): Implementation[] => {
  const listOwn = createOwnList(db)
  return [
    implement(createConsultation, async ({ body }, call) => {
      await admitLead(limiter, body, call)
      return saveConsultation(body, call)
    }),

    implement(listOwnConsultations, ({ query }, { userId }) => listOwn(userId, query)),
  ]
}
