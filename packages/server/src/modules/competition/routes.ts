import * as contract from '@chuhai/contract/competition'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement, type UploadPolicy } from '../../http/implement'
import { documentTypeOf } from '../../uploads/document-type'
import type { Uploads } from '../../uploads/uploads'
import { requireQuota, storeDocument } from '../file/service'
import { presentEdition, presentProgramme, requireEdition } from './editions'
import { requireAccepted, savePlan } from './plans'
import { createMemberList, findEntry, presentRegistration } from './registrations'
import { searchSchools } from './schools'
import { saveRegistration, submitTeam, withdrawRegistration } from './steps'

/** What editors write of the competition. */
export const editionRoutes = [
  implement(contract.getEdition, async ({ params }, { db, now }) =>
    presentEdition(await requireEdition(db, params.id), now),
  ),

  implement(contract.getProgramme, async ({ params }, { db, now }) =>
    presentProgramme(await requireEdition(db, params.id), now),
  ),

  implement(contract.searchSchools, ({ query }, { db }) => searchSchools(db, query.schoolName)),
]

/** The caller's registration of an edition, step by step (specification, section 4). */
const registrationRoutes = (db: Db, publicUrl: string): Implementation[] => {
  const listMembers = createMemberList(db)
  return [
    implement(contract.getRegistration, async ({ query }, { db, userId }) => {
      const { current } = await findEntry(db, query.editionId, userId)
      return current && presentRegistration(current, publicUrl)
    }),

    implement(contract.listMembers, ({ query }, { userId }) => listMembers(query.editionId, userId)),

    implement(contract.saveRegistration, ({ body }, call) => saveRegistration(body, call, publicUrl)),

    implement(contract.submitTeam, ({ body }, call) => submitTeam(body, call, publicUrl)),

    implement(contract.withdrawRegistration, ({ body }, call) => withdrawRegistration(body, call, publicUrl)),
  ]
}

const uploadPolicy: UploadPolicy = {
  async permit(call) {
    await requireAccepted(call)
    await requireQuota(call)
  },
  // Time for 50 MB at 750 kbit/s, and for storing them before clients time out.
  limitMs: 570_000,
  refusals: {
    missing: 'CUP_PLAN_MISSING',
    tooLarge: 'CUP_PLAN_TOO_LARGE',
    forbidden: 'CUP_PLAN_TYPE',
    broken: 'REQUEST_INVALID',
  },
}

/** A team uploads its plan, then adds it to the registration (specification, section 4 and 7.4). */
const planRoutes = (uploads: Uploads, publicUrl: string): Implementation[] => [
  implement(
    contract.uploadPlan,
    async ({ file }, call) => {
      const mediaType = await documentTypeOf(file.path)
      if (!mediaType) throw new ApiError('CUP_PLAN_TYPE')
      const { path, name } = await storeDocument(uploads, { ...file, mediaType }, call)
      return { address: publicUrl + path, name }
    },
    { uploadPolicy },
  ),

  implement(contract.savePlan, ({ body }, call) => savePlan(body, call, publicUrl)),
]

export const competitionRoutes = (db: Db, uploads: Uploads, publicUrl: string): Implementation[] => [
  ...registrationRoutes(db, publicUrl),
  ...planRoutes(uploads, publicUrl),
]
