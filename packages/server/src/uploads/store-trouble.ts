import { ApiError } from '../http/api-error'

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** What a failed write is to the caller: a full disk has its own answer. */
export const storeTrouble = (error: unknown): unknown =>
  fullCodes.has((error as NodeJS.ErrnoException)?.code ?? '') ? new ApiError('FILE_STORE_FULL') : error
