import { type ComponentProps, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { useFormOwner } from '../form/owner'
import { Icon } from '../icons/Icon'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import css from './button.css?inline'

/** What `Button` takes; with `href` it is a link. */
export interface ButtonProps {
  /** What pressing it does, as a verb. */
  children?: ReactNode
  /**
   * `action` is the orange one: at most one on a screen. `danger` is outlined in red.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'text' | 'action' | 'danger'
  /**
   * 32, 40 or 48 pixels high.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /** A spinner instead of the label; the width stays, presses do nothing, the focus is kept. */
  busy?: boolean
  /** Shown beside the spinner, where being busy may take long. */
  busyText?: string
  /** Takes no press and no focus; a link becomes a button. */
  disabled?: boolean
  /** As wide as its container. */
  block?: boolean
  /** A path of `@chuhai/ui/icons`, before the label. */
  icon?: string
  /** Makes it a link. */
  href?: string
  /** Where a link opens; `_blank` for a new window. */
  target?: string
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset'
  /** The id of its form; that around it when not given. */
  form?: string
  /** In a dialog: the focus starts here. */
  initialFocus?: boolean
  /** Id of the element. */
  id?: string
  /** Another class beside its own. */
  className?: string
  /** It was pressed; not called while it is busy. */
  onClick?: (event: MouseEvent<HTMLElement>) => void
  /** A name for screen readers, where the label alone says too little. */
  'aria-label'?: string
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean
  /** Id of what it opens. */
  'aria-controls'?: string
  /** What kind of thing it opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | boolean
}

/**
 * A button, or with `href` a link that looks like one. Use one `primary` or `action` button for what a screen is about,
 * `secondary` and `quiet` ones beside it.
 *
 * @example
 * <Button type="submit" variant="action" busy={false} block>提交</Button>
 */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    busy,
    busyText,
    disabled,
    block,
    icon,
    href,
    initialFocus,
    ...rest
  } = props
  useStyles(css)
  const owner = useFormOwner()
  const name = ['ch-button', `ch-button--${variant}`, `ch-button--${size}`, block && 'ch-button--block']
  const shared = {
    ...rest,
    ref,
    className: [...name, rest.className].filter(Boolean).join(' '),
    'aria-busy': busy || undefined,
    'data-initial-focus': initialFocus || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => (busy ? event.preventDefault() : rest.onClick?.(event)),
  }
  const content = (
    <>
      <span className="ch-button__label" aria-hidden={(busy && busyText !== undefined) || undefined}>
        {icon && <Icon path={icon} size={size === 'small' ? 16 : 18} />}
        {children}
      </span>
      {busy && (
        <span className="ch-button__spinner">
          <Spinner size={size === 'small' ? 14 : 18} label="" />
          {busyText}
        </span>
      )}
    </>
  )
  if (href !== undefined && !disabled)
    return (
      <a
        rel={rest.target === '_blank' ? 'noopener' : undefined}
        {...(shared as ComponentProps<'a'>)}
        href={href}
      >
        {content}
      </a>
    )
  return (
    <button
      {...(shared as ComponentProps<'button'>)}
      type={rest.type ?? 'button'}
      form={rest.form ?? owner}
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      {content}
    </button>
  )
})
