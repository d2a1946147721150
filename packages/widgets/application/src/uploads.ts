import { type Attachment, uploadApplicationDocument } from '@chuhai/contract/application'
import { type Core, isUnauthorized } from '@chuhai/core'
import { upload as send, type UploadOptions } from '@chuhai/core/upload'
import { type FormProblems, uploading } from './form'
import { applicationMessages } from './messages'

/** Uploads of documents, by the field that waits for them. */
export const createUploads = (core: Core, onEnded: (name: string) => void) => {
  const running = new Map<string, number>()
  const count = (name: string, by: 1 | -1) => running.set(name, (running.get(name) ?? 0) + by)

  return {
    /** Returns the fields whose uploads have not ended. */
    unfinished: (names: readonly string[]): FormProblems =>
      Object.fromEntries(names.filter((name) => running.get(name)).map((name) => [name, uploading])),
    async upload(name: string, file: File, control: UploadOptions): Promise<Attachment> {
      count(name, 1)
      try {
        return await send(core, uploadApplicationDocument, file, control)
      } catch (error) {
        // Sign-on has been requested; the field says so in place of an error code.
        const { signInFirst } = applicationMessages[core.locale.$locale.get()]
        throw isUnauthorized(error) ? new Error(signInFirst) : error
      } finally {
        count(name, -1)
        onEnded(name)
      }
    },
  }
}
