import { createConsultation, listOwnConsultations } from '@chuhai/contract/consultation'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { listConsultationsOf, saveConsultation } from './service'

export const consultationRoutes = [
  implement(createConsultation, ({ body }, call) => saveConsultation(body, call)),

  implement(listOwnConsultations, async ({ query }, { db, user }) => {
    if (!user) throw new ApiError('UNAUTHORIZED')
    return { ...(await listConsultationsOf(db, Number(user.id), query)), ...query }
  }),
]
