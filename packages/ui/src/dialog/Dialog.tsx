import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/IconButton'
import { iconClose } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { Modal, type ModalFlags } from '../modal/Modal'
import { hidden, useStyles } from '../styling/use-styles'
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

/** What `Dialog` takes. */
export interface DialogProps extends ModalFlags {
  /** What it is about; screen readers say it first. */
  title: ReactNode
  /** The content, which scrolls between title and actions. */
  children?: ReactNode
  /** Actions, to the right; `initialFocus` on a button decides where the focus starts. */
  footer?: ReactNode
  /** Pixels: 400, 600, 700, 800 or 880. */
  width?: number
  /** `compact`: the title is read out only, the way out lies on the content. `screen`: fills a phone. */
  layout?: 'compact' | 'screen'
}

/**
 * A modal dialog: title, content that scrolls, actions. The focus stays inside and returns to where it was.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(true)
 * return <Dialog open={isOpen} title="新增主体" width={700} onClose={() => setIsOpen(false)}>…</Dialog>
 */
export const Dialog = ({ title, children, footer, width = 400, layout, ...flags }: DialogProps) => {
  const id = useId()
  return (
    <Modal {...flags} className="ch-dialog" data-layout={layout} aria-labelledby={id}>
      <DialogPanel
        title={title}
        titleId={id}
        titleHidden={layout === 'compact'}
        footer={footer}
        width={width}
        onClose={flags.onClose}
      >
        {children}
      </DialogPanel>
    </Modal>
  )
}
