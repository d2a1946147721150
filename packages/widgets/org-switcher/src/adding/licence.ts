import { type Core, isUnauthorized } from '@chuhai/core'
import { uploadImage as sendImage, type UploadOptions } from '@chuhai/core/upload'
import { addingMessages } from './messages'

export interface LicenceOptions {
  uploadImage?: typeof sendImage | undefined
}

/** The upload of the business licence; the form is not sent while it is under way. */
export const createLicence = (core: Core, options: LicenceOptions, onEnd: () => void) => {
  const { uploadImage = sendImage } = options
  let uploads = 0
  return {
    isUnderWay: () => uploads > 0,
    async upload(file: File, control: UploadOptions): Promise<string> {
      uploads += 1
      try {
        const address = await uploadImage(core, file, control)
        // An address without a host means the portal's, wherever this page is.
        return address.startsWith('/') ? core.base + address : address
      } catch (error) {
        const { signInFirst } = addingMessages[core.locale.$locale.get()]
        // Sign-on is on its way: its code is nothing to read.
        throw isUnauthorized(error) ? new Error(signInFirst) : error
      } finally {
        uploads -= 1
        onEnd()
      }
    },
  }
}
