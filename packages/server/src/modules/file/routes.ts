import { uploadFile } from '@chuhai/contract/file'
import { type Implementation, implement, type UploadPolicy } from '../../http/implement'
import type { Uploads } from '../../uploads/uploads'
import { linkTo } from './picture-link'
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

/** Addresses are absolute, because partner sites show the images too, by a link of their own. */
export const fileRoutes = (uploads: Uploads, publicUrl: string): Implementation[] => [
  implement(
    uploadFile,
    async ({ file }, call) => {
      const path = await storeImage(uploads, file.path, call)
      return publicUrl + (call.site === null ? path : await linkTo(call.db, path, call.now))
    },
    { uploadPolicy },
  ),
]
