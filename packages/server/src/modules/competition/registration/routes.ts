import {
  getRegistration,
  listMembers,
  saveRegistration as saveEndpoint,
  submitTeam as submitEndpoint,
  withdrawRegistration as withdrawEndpoint,
} from '@chuhai/contract/competition'
import { type Implementation, implement } from '../../../http/implement'
import { findEntry } from './entry'
import { presentRegistration } from './present'
import { saveRegistration } from './save'
import { submitTeam } from './submit'
import { withdrawRegistration } from './withdraw'

/** The caller's registration of an edition, step by step (specification, section 4). */
export const registrationRoutes = (publicUrl: string): Implementation[] => [
  implement(getRegistration, async ({ query }, { db, userId }) => {
    const { current } = await findEntry(db, query.editionId, userId)
    return current && presentRegistration(current, publicUrl)
  }),

  implement(listMembers, async ({ query }, { db, userId }) => {
    const { current } = await findEntry(db, query.editionId, userId)
    return current?.members ?? []
  }),

  implement(saveEndpoint, ({ body }, call) => saveRegistration(body, call, publicUrl)),

  implement(submitEndpoint, ({ body }, call) => submitTeam(body, call, publicUrl)),

  implement(withdrawEndpoint, ({ body }, call) => withdrawRegistration(body, call, publicUrl)),
]
