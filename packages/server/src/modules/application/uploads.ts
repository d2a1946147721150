import type { Attachment } from '@chuhai/contract/application'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { ReceivedFile } from '../../http/received-file'
import { documentTypeOf } from '../../uploads/document-type'
import type { Uploads } from '../../uploads/uploads'
import { documentName, storeDocument, storeImage } from '../file/service'

const pdf = 'application/pdf'

const imageEnding = /\.(png|jpe?g)$/i

/** Stores a PDF as it is, and an image drawn again. Their type is that of the content. */
export const storeApplicationDocument = async (
  uploads: Uploads,
  { path, name }: Pick<ReceivedFile, 'path' | 'name'>,
  call: UserCall,
): Promise<Attachment> => {
  const type = await documentTypeOf(path)
  if (type === pdf) {
    const stored = await storeDocument(uploads, { path, name, mediaType: type }, call)
    return { address: stored.path, name: stored.name }
  }
  if (type !== null || !imageEnding.test(name)) throw new ApiError('APPLICATION_FILE_TYPE')
  const address = await storeImage(uploads, path, call)
  return { address, name: documentName(name, address.slice(address.lastIndexOf('.') + 1)) }
}
