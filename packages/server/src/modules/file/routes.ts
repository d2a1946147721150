import { uploadFile } from '@chuhai/contract/file'
import { type Implementation, implement } from '../../http/implement'
import type { Uploads } from '../../uploads/uploads'
import { keepFile } from './keep-file'

/** Addresses are absolute: an image of ours is shown on pages of others too. */
export const fileRoutes = (uploads: Uploads, publicUrl: string): Implementation[] => [
  implement(
    uploadFile,
    async ({ file }, { db, now, userId }) =>
      publicUrl + (await keepFile(uploads, file.path, { db, now, userId })),
  ),
]
