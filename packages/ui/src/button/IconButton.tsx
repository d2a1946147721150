import { forwardRef, type MouseEvent } from 'react'
import { Icon } from '../icons/Icon'
import { useStyles } from '../styling/use-styles'
import css from './icon-button.css?inline'

/** What `IconButton` takes; `size` is that of the drawing, in px. */
export interface IconButtonProps {
  /** A path of `@chuhai/ui/icons`. */
  icon: string
  /** What a screen reader says. */
  label: string
  /**
   * Width of the drawing in pixels.
   * @default 20
   */
  size?: number
  /** Takes no press and no focus. */
  disabled?: boolean
  /** Another class beside its own. */
  className?: string
  /** It was pressed. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/**
 * A square button with a drawing only: close, back, copy. Its label is read out and shown as a tooltip.
 *
 * @example
 * <IconButton icon={iconClose} label="关闭" onClick={() => console.log('closed')} />
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon, label, size = 20, className, ...rest } = props
  useStyles(css)
  const name = className ? `ch-icon-button ${className}` : 'ch-icon-button'
  return (
    <button {...rest} ref={ref} type="button" className={name} aria-label={label} title={label}>
      <Icon path={icon} size={size} />
    </button>
  )
})
