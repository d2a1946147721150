import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { iconClose } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import css from './tag.css?inline'

/** What `Tag` takes. */
export interface TagProps {
  /** One or two words. */
  children: ReactNode
  /** The colour, by meaning: `success`, `warning` and `error` for states, `neutral` for what is over. */
  tone?: 'brand' | 'accent' | 'success' | 'warning' | 'error' | 'neutral'
  /** Adds a cross; `children` must then be text, which names it. */
  onRemove?: () => void
}

/**
 * A short word in a tinted box; with `onRemove` it has a button that takes it away.
 *
 * @example
 * <Tag tone="success">已通过</Tag>
 */
export const Tag = ({ children, tone = 'brand', onRemove }: TagProps) => {
  useStyles(css)
  const { remove } = useMessages()
  return (
    <span className={`ch-tag ch-tag--${tone}`}>
      <span className="ch-tag__text">{children}</span>
      {onRemove && (
        <button
          type="button"
          className="ch-tag__remove"
          aria-label={remove(String(children))}
          onClick={onRemove}
        >
          <Icon path={iconClose} size={14} />
        </button>
      )}
    </span>
  )
}
