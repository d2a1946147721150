import { useLocale } from '../locale/locale'
import { uploadMessages } from './messages'
import { sizeText } from './size-text'

/** Name and size; a long name gives way, the size does not. */
export const FileLine = ({ file }: { file: File }) => {
  const { comma } = uploadMessages[useLocale()]
  return (
    <span className="ch-upload__file" title={file.name}>
      <span className="ch-upload__name">{file.name}</span>
      <span>
        {comma}
        {sizeText(file.size)}
      </span>
    </span>
  )
}
