import { createOrganisation } from '@chuhai/contract/organisation'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { addOrganisation } from './add-organisation'

export const organisationRoutes = [
  implement(createOrganisation, ({ body }, { db, now, user }) => {
    if (!user) throw new ApiError('UNAUTHORIZED')
    return addOrganisation(body, { db, now, userId: Number(user.id) })
  }),
]
