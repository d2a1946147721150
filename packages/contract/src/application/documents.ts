import { uploadMaxBytes } from '../constants'
import { endpoint } from '../endpoint'
import { attachment } from './fields'

/** File name extensions of documents, in lower case. */
export const documentExtensions = ['pdf', 'png', 'jpeg', 'jpg'] as const

/**
 * Stores a document for an application of any kind: multipart with the field `file`, type by content. Only its uploader
 * and operators can read it.
 */
export const uploadApplicationDocument = endpoint({
  name: 'uploadApplicationDocument',
  summary: '上传申请材料',
  method: 'POST',
  path: '/application/document',
  access: 'user',
  file: 'file',
  accepts: { extensions: documentExtensions, maxBytes: uploadMaxBytes },
  answer: attachment,
  errors: [
    'APPLICATION_FILE_MISSING',
    'APPLICATION_FILE_TYPE',
    'APPLICATION_FILE_TOO_LARGE',
    'APPLICATION_FILE_UNREADABLE',
    'FILE_TYPE_FORBIDDEN',
    'FILE_BROKEN',
    'FILE_TOO_SLOW',
    'FILE_QUOTA_USED',
    'FILE_BUSY',
    'FILE_STORE_FULL',
  ],
})
