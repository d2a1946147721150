import { type ReactNode, useId } from 'react'
import { Modal, type ModalFlags } from '../modal/Modal'
import { DialogPanel } from './DialogPanel'

export interface DialogProps extends ModalFlags {
  title: ReactNode
  children?: ReactNode
  /** Actions, to the right; `initialFocus` on a button decides where the focus starts. */
  footer?: ReactNode
  /** Pixels: 400, 600, 700, 800 or 880. */
  width?: number
  /** `compact`: the title is read out only, the way out lies on the content. `screen`: fills a phone. */
  layout?: 'compact' | 'screen'
}

/** A modal dialog: title, content that scrolls, actions. */
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
