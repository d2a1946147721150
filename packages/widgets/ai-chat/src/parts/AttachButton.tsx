import { Icon, useStyles } from '@chuhai/ui'
import { iconImage } from '@chuhai/ui/icons'
import css from './attach.css?inline'

export interface AttachButtonProps {
  label: string
  isOpen: boolean
  disabled: boolean
  onPress(): void
}

/** Opens the upload box of the question (specification 2.13). */
export const AttachButton = ({ label, isOpen, disabled, onPress }: AttachButtonProps) => {
  useStyles(css)
  return (
    <button
      type="button"
      className="ch-chat__tool"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon path={iconImage} size={16} />
    </button>
  )
}
