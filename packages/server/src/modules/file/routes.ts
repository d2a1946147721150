import { uploadFile } from '@chuhai/contract/file'
import { type Implementation, implement, type UploadPolicy } from '../../http/implement'
import type { Uploads } from '../../uploads/uploads'
import { requireQuota, storeImage } from './service'

const uploadPolicy: UploadPolicy = {
  permit: requireQuota,
  limitMs: 110_000,
  refusals: {
    missing: 'FILE_MISSING',
    tooLarge: 'FILE_TOO_LARGE',
    forbidden: 'FILE_TYPE_FORBIDDEN',
    broken: 'FILE_BROKEN',
  },
}

/** Addresses are absolute, because partner sites show the images too. */
export const fileRoutes = (uploads: Uploads, publicUrl: string): Implementation[] => [
  implement(uploadFile, async ({ file }, call) => publicUrl + (await storeImage(uploads, file.path, call)), {
    uploadPolicy,
  }),
]
