import type { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { ReceivedFile } from '../../http/received-file'
import { type DocumentType, documentTypeOf } from '../../uploads/document-type'
import type { Uploads } from '../../uploads/uploads'
import { documentName, storeDocument, storeImage } from './service'

const imageEnding = /\.(png|jpe?g)$/i

/**
 * Stores what a form is sent with: a document as it is, an image drawn again. Their type is that of the content; `refuse` makes the
 * error for any other.
 */
export const storeAttachment = async (
  uploads: Uploads,
  { path, name }: Pick<ReceivedFile, 'path' | 'name'>,
  call: UserCall,
  refuse: () => ApiError,
  takes: (type: DocumentType) => boolean = () => true,
): Promise<{ address: string; name: string }> => {
  const mediaType = await documentTypeOf(path)
  if (mediaType !== null && takes(mediaType)) {
    const stored = await storeDocument(uploads, { path, name, mediaType }, call)
    return { address: stored.path, name: stored.name }
  }
  if (mediaType !== null || !imageEnding.test(name)) throw refuse()
  const address = await storeImage(uploads, path, call)
  return { address, name: documentName(name, address.slice(address.lastIndexOf('.') + 1)) }
}
