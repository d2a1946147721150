import { uploadImage } from '@chuhai/core/upload'
import { ImageUpload } from '@chuhai/ui'
import type { ChatPartProps } from './props'

/** An image that goes along with the question (specification 2.13, 5.9). */
export const Attachment = ({
  core,
  store,
  words,
  value,
  onClose,
  onUpload,
}: ChatPartProps & { value: string; onClose(): void; onUpload(isUploading: boolean): void }) => (
  <div className="ch-ai-chat__attachment">
    <ImageUpload
      label={words.attach.label}
      value={value}
      upload={(file, control) => {
        onUpload(true)
        return uploadImage(core, file, control).finally(() => onUpload(false))
      }}
      onChange={(address) => {
        store.attachImage(address)
        if (!address) onClose()
      }}
    />
  </div>
)
