import { Icon } from '../icons/Icon'
import { iconError, iconSuccess, iconWarning } from '../icons/paths'
import { useStyles } from '../styling'
import css from './toasts.css?inline'

interface ToastProps {
  kind: 'success' | 'warning' | 'error'
  text: string
  onPointerEnter?: () => void
  onPointerLeave?: () => void
}

const icons = { success: iconSuccess, warning: iconWarning, error: iconError }

/** What a message looks like. */
export const Toast = ({ kind, text, ...hover }: ToastProps) => {
  useStyles(css)
  return (
    <div className={`ch-toast ch-toast--${kind}`} {...hover}>
      <Icon path={icons[kind]} size={20} />
      <span>{text}</span>
    </div>
  )
}
