import { appraisalContentMax } from '@chuhai/contract/guide'
import { cleanText } from '@chuhai/contract/text'
import { Field, TextArea } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { guideSiteMessages } from './messages'

interface ContentFieldProps {
  id: string
  value: string
  error: string | undefined
  disabled: boolean
  onChange(content: string): void
}

/** A short text with its length of at most 200 characters. More may be typed, so that pasted text is not cut silently. */
export const ContentField = ({ id, value, error, disabled, onChange }: ContentFieldProps) => {
  const words = useMessages(guideSiteMessages).appraisal
  const length = [...cleanText(value)].length
  return (
    <Field id={id} label={words.content} optional error={error} disabled={disabled} className="content-field">
      {(control) => (
        <>
          <div className="ch-box content-field__box">
            <TextArea
              {...control}
              className="ch-box__input"
              rows={3}
              value={value}
              placeholder={words.placeholder}
              disabled={disabled}
              onChange={onChange}
            />
          </div>
          <span className="content-field__length" data-over={length > appraisalContentMax || undefined}>
            {words.length(length, appraisalContentMax)}
          </span>
        </>
      )}
    </Field>
  )
}
