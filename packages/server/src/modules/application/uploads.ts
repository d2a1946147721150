import type { Attachment } from '@chuhai/contract/application'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { ReceivedFile } from '../../http/received-file'
import { pdf } from '../../uploads/document-type'
import type { Uploads } from '../../uploads/uploads'
import { storeAttachment } from '../file/attachments'

/** Stores a PDF as it is, and an image drawn again. */
export const storeApplicationDocument = (
  uploads: Uploads,
  file: Pick<ReceivedFile, 'path' | 'name'>,
  call: UserCall,
): Promise<Attachment> =>
  storeAttachment(
    uploads,
    file,
    call,
    () => new ApiError('APPLICATION_FILE_TYPE'),
    (type) => type === pdf,
  )
