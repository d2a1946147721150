import { createConsultation, listOwnConsultations } from '@chuhai/contract/consultation'
import type { Db } from '../../database/db'
import { type Implementation, implement } from '../../http/implement'
import { createOwnList, saveConsultation } from './service'

export const consultationRoutes = (db: Db): Implementation[] => {
  const listOwn = createOwnList(db)
  return [
    implement(createConsultation, ({ body }, call) => saveConsultation(body, call)),

    implement(listOwnConsultations, ({ query }, { userId }) => listOwn(userId, query)),
  ]
}
