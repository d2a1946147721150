import type { FieldControlProps } from '../field/Field'
import { Icon } from '../icons/Icon'
import { iconUpload } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { uploadMessages } from './messages'

interface AddButtonProps {
  control: FieldControlProps
  text: string
  rules: string
  required?: boolean | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
  /** A file is dragged over it. */
  isOver: boolean
  onPress: () => void
}

/** The dashed box that opens the file dialog; a file may be dropped on it or pasted into it. */
export const AddButton = (props: AddButtonProps) => {
  const { control, text, rules, required, busy, disabled, isOver, onPress } = props
  const texts = uploadMessages[useLocale()]
  const { id } = control
  return (
    <button
      type="button"
      id={id}
      className="ch-upload__add"
      aria-labelledby={`${control['aria-labelledby']} ${id}-add ${id}-rules`}
      aria-describedby={control['aria-describedby']}
      data-over={isOver ? '' : undefined}
      disabled={disabled || busy}
      onClick={onPress}
    >
      {busy ? <Spinner size={20} /> : <Icon path={iconUpload} size={20} />}
      <span id={`${id}-add`}>
        {required && <span className="ch-hidden">{texts.required} </span>}
        {text}
      </span>{' '}
      <span className="ch-upload__rules" id={`${id}-rules`}>
        {rules}
      </span>
    </button>
  )
}
