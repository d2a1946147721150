import type { Attachment } from '@chuhai/contract/application'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { ReceivedFile } from '../../http/received-file'
import { documentTypeOf, pdf } from '../../uploads/document-type'
import { isReadablePdf } from '../../uploads/readable-pdf'
import type { Uploads } from '../../uploads/uploads'
import { storeAttachment } from '../file/attachments'

/** Stores a PDF that can be opened as it is, and an image drawn again. */
export const storeApplicationDocument = async (
  uploads: Uploads,
  file: Pick<ReceivedFile, 'path' | 'name'>,
  call: UserCall,
): Promise<Attachment> => {
  if ((await documentTypeOf(file.path)) === pdf && !(await isReadablePdf(file.path)))
    throw new ApiError('APPLICATION_FILE_UNREADABLE')
  return storeAttachment(
    uploads,
    file,
    call,
    () => new ApiError('APPLICATION_FILE_TYPE'),
    (type) => type === pdf,
  )
}
