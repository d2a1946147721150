import { uploadMaxBytes } from '@chuhai/contract/constants'
import { type DealFile, dealFileExtensions, uploadDealFile } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { upload } from '@chuhai/core/upload'
import { FileUpload, type KeptFile } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { dealMessages } from './messages'

const filesMax = 10

interface FilesFieldProps {
  core: Core
  files: readonly DealFile[]
  disabled: boolean
  onChange(files: DealFile[]): void
}

/** Files that are sent along: each that has arrived, and room for one more. */
export const FilesField = ({ core, files, disabled, onChange }: FilesFieldProps) => {
  const words = useMessages(dealMessages)
  const slots: (DealFile | null)[] = files.length < filesMax ? [...files, null] : [...files]
  const put = (index: number, file: DealFile | null) =>
    onChange([...files.slice(0, index), ...(file ? [file] : []), ...files.slice(index + 1)])
  return (
    <div className="deal-files-field">
      {slots.map((file, index) => (
        <FileUpload<KeptFile & DealFile>
          key={file?.address ?? 'next'}
          label={words.files}
          labelHidden={index > 0}
          optional
          extensions={dealFileExtensions}
          maxBytes={uploadMaxBytes}
          words={{ add: words.addFile }}
          value={file}
          disabled={disabled}
          upload={(chosen, control) => upload(core, uploadDealFile, chosen, control)}
          onChange={(kept) => put(index, kept && { address: kept.address, name: kept.name })}
          onNotice={(kind, text) => core.notices[kind](text)}
        />
      ))}
    </div>
  )
}
