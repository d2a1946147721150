import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button'
import { iconClose } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { Modal, type ModalFlags } from '../modal/Modal'
import { useStyles } from '../styling'
import css from './sheet.css?inline'
import { useDragDown } from './use-drag-down'
import { useKeyboardRoom } from './use-keyboard-room'

export interface SheetProps extends ModalFlags {
  title: ReactNode
  subtitle?: ReactNode
  children?: ReactNode
}

/** A panel that comes up from the bottom edge of a phone; pulled down, it closes. */
export const Sheet = ({ title, subtitle, children, closeOnOutside = true, ...flags }: SheetProps) => {
  useStyles(css)
  const id = useId()
  const { close } = useMessages()
  const panel = useRef<HTMLDialogElement>(null)
  const grip = useDragDown(panel, flags.onClose)
  useKeyboardRoom(panel, flags.open)
  return (
    <Modal {...flags} panel={panel} closeOnOutside={closeOnOutside} className="ch-sheet" aria-labelledby={id}>
      <div className="ch-sheet__panel">
        <div className="ch-sheet__header" {...grip}>
          <div>
            <h2 className="ch-sheet__title" id={id}>
              {title}
            </h2>
            {subtitle && <p className="ch-sheet__subtitle">{subtitle}</p>}
          </div>
          <IconButton icon={iconClose} label={close} onClick={flags.onClose} />
        </div>
        <div className="ch-sheet__body">{children}</div>
      </div>
    </Modal>
  )
}
