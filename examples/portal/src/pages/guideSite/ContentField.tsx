import { appraisalContentMax } from '@chuhai/contract/guide'
import { Field } from '@chuhai/ui'
import type { GuideSiteMessages } from './messages'

interface ContentFieldProps {
  id: string
  value: string
  error: string | undefined
  disabled: boolean
  words: GuideSiteMessages['appraisal']
  onChange(content: string): void
}

/** A few words, and how many signs of 200 they are. More may be typed, so that nothing pasted is cut unseen. */
export const ContentField = ({ id, value, error, disabled, words, onChange }: ContentFieldProps) => {
  const length = [...value.trim()].length
  return (
    <Field id={id} label={words.content} optional error={error} disabled={disabled} className="content-field">
      {(control) => (
        <>
          <div className="ch-box content-field__box">
            <textarea
              {...control}
              className="ch-box__input"
              rows={3}
              value={value}
              placeholder={words.placeholder}
              disabled={disabled}
              onChange={(event) => onChange(event.currentTarget.value)}
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
