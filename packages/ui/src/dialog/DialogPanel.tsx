import type { ReactNode } from 'react'
import { IconButton } from '../button'
import { iconClose } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { hidden, useStyles } from '../styling'
import css from './dialog.css?inline'

export interface DialogPanelProps {
  title: ReactNode
  titleId: string
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean
  children?: ReactNode
  footer?: ReactNode
  width: number
  onClose: () => void
}

/** What a dialog looks like, without being one. */
export const DialogPanel = (props: DialogPanelProps) => {
  const { title, titleId, titleHidden, children, footer, width, onClose } = props
  useStyles(css)
  useStyles(hidden)
  const { close } = useMessages()
  return (
    <div className="ch-dialog__panel" style={{ width }}>
      <div className="ch-dialog__header">
        <h2 className={titleHidden ? 'ch-dialog__title ch-hidden' : 'ch-dialog__title'} id={titleId}>
          {title}
        </h2>
        <IconButton icon={iconClose} label={close} onClick={onClose} />
      </div>
      <div className="ch-dialog__body" data-body>
        {children}
      </div>
      {footer && <div className="ch-dialog__footer">{footer}</div>}
    </div>
  )
}
