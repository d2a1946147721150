import * as v from 'valibot'
import { uploadExtensions, uploadMaxBytes } from '../constants'
import { endpoint } from '../endpoint'

export * from './errors'

/**
 * Stores an image (specification 5.9, 7.2): multipart with the field `file`; returns its address. What is stored is the
 * picture re-encoded without the metadata of a camera, and only its owner's side may look at it.
 */
export const uploadFile = endpoint({
  name: 'uploadFile',
  summary: '上传图片',
  method: 'POST',
  path: '/file/upload',
  access: 'user',
  file: 'file',
  accepts: { extensions: uploadExtensions, maxBytes: uploadMaxBytes },
  successStatus: '00000',
  answer: v.string(),
  errors: [
    'FILE_MISSING',
    'FILE_TOO_LARGE',
    'FILE_TYPE_FORBIDDEN',
    'FILE_BROKEN',
    'FILE_TOO_SLOW',
    'FILE_QUOTA_USED',
    'FILE_BUSY',
    'FILE_STORE_FULL',
  ],
})
