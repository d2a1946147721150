import { Button } from '../button/Button'
import { useMessages } from '../locale/locale'
import type { ModalFlags } from '../modal/Modal'
import { Dialog, type DialogProps } from './Dialog'

export interface ConfirmDialogProps
  extends Pick<ModalFlags, 'open' | 'onClose' | 'onClosed'>,
    Pick<DialogProps, 'title' | 'children'> {
  /** Label of the button that confirms. */
  confirm: string
  /** What was confirmed is in progress. */
  busy?: boolean
  onConfirm: () => void
}

/** Asks before something is lost; the focus starts on 取消. */
export const ConfirmDialog = ({ confirm, busy, onConfirm, ...dialog }: ConfirmDialogProps) => {
  const { cancel } = useMessages()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="secondary" initialFocus onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
