import { type Registration, savePlan, uploadPlan } from '@chuhai/contract/competition'
import { type Core, isCallError, type Submission, submissionOf } from '@chuhai/core'
import { type UploadOptions, upload as uploadTo } from '@chuhai/core/upload'

export interface SendingOptions {
  upload?: typeof uploadTo | undefined
}

/**
 * A plan takes two calls: its file is stored, then added to the registration. A file that is stored already is not sent
 * again when the second call is repeated, and that goes by the same key, so that a lost answer has no second effect.
 */
export const createSending = (core: Core, editionId: number, { upload = uploadTo }: SendingOptions) => {
  let stored: { file: File; address: string } | undefined
  let submission: Submission | undefined

  return async (file: File, control: UploadOptions): Promise<Registration> => {
    if (stored?.file !== file)
      stored = { file, address: (await upload(core, uploadPlan, file, control)).address }
    control.onProgress?.(1)
    const body = { editionId, address: stored.address }
    submission = submissionOf(JSON.stringify(body), submission)
    const { key: idempotencyKey } = submission
    const { signal } = control
    try {
      const registration = await core.call(savePlan, { body }, { idempotencyKey, ...(signal && { signal }) })
      stored = undefined
      submission = undefined
      return registration
    } catch (error) {
      if (isCallError(error) && error.code === 'CUP_PLAN_UNKNOWN') stored = undefined
      throw error
    }
  }
}
