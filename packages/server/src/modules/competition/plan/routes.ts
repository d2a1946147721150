import { savePlan as saveEndpoint, uploadPlan } from '@chuhai/contract/competition'
import { ApiError } from '../../../http/api-error'
import { type Implementation, implement, type Reception } from '../../../http/implement'
import { documentTypeOf } from '../../../uploads/document-type'
import type { Uploads } from '../../../uploads/uploads'
import { keepDocument } from '../../file/keep-document'
import { requireQuota } from '../../file/store-file'
import { requireAccepted, savePlan } from './save'

const reception: Reception = {
  async permit(call) {
    await requireAccepted(call)
    await requireQuota(call)
  },
  // 50 MB over a line of three quarters of a megabit, and time to store them before clients give up.
  limitMs: 570_000,
  refusals: {
    missing: 'CUP_PLAN_MISSING',
    tooLarge: 'CUP_PLAN_TOO_LARGE',
    forbidden: 'CUP_PLAN_TYPE',
    broken: 'REQUEST_INVALID',
  },
}

/** A team's plan: first its file, then that it belongs to the registration (specification, section 4 and 7.4). */
export const planRoutes = (uploads: Uploads, publicUrl: string): Implementation[] => [
  implement(
    uploadPlan,
    async ({ file }, call) => {
      const mediaType = await documentTypeOf(file.path)
      if (!mediaType) throw new ApiError('CUP_PLAN_TYPE')
      const { path, name } = await keepDocument(uploads, { ...file, mediaType }, call)
      return { address: publicUrl + path, name }
    },
    { reception },
  ),

  implement(saveEndpoint, ({ body }, call) => savePlan(body, call, publicUrl)),
]
