import { uploadImage } from '@chuhai/core/upload'
import { ImageUpload } from '@chuhai/ui'
import { useChat } from './chat-context'

/** Of this copy: a part whose first file failed is loaded with a context of its own. */
export { ChatProvider } from './chat-context'

/** Uploads an image for the question (specification 2.13, 5.9). */
export const Attachment = (props: {
  value: string
  onClose(): void
  onUpload(isUploading: boolean): void
}) => {
  const { core, store, words } = useChat()
  return (
    <div className="ch-ai-chat__attachment">
      <ImageUpload
        label={words.attach.label}
        value={props.value}
        upload={(file, control) => {
          props.onUpload(true)
          return uploadImage(core, file, control).finally(() => props.onUpload(false))
        }}
        onChange={(address) => {
          store.attachImage(address)
          if (!address) props.onClose()
        }}
      />
    </div>
  )
}
