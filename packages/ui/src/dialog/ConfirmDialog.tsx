import { Button, type ButtonProps } from '../button/Button'
import { useMessages } from '../locale/locale'
import type { ModalFlags } from '../modal/Modal'
import { Dialog, type DialogProps } from './Dialog'

/** What `ConfirmDialog` takes. */
export interface ConfirmDialogProps
  extends Pick<ModalFlags, 'open' | 'onClose' | 'onClosed'>,
    Pick<DialogProps, 'title' | 'children'> {
  /** Label of the button that confirms. */
  confirm: string
  /**
   * How the button that confirms looks; another one where nothing is lost.
   * @default 'danger'
   */
  variant?: ButtonProps['variant']
  /** What was confirmed is in progress. */
  busy?: boolean
  /** It was confirmed; the owner then closes it. */
  onConfirm: () => void
}

/**
 * Asks before something is lost, or cannot be taken back; the focus starts on 取消.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(true)
 * const close = () => setIsOpen(false)
 * return <ConfirmDialog open={isOpen} title="删除草稿？" confirm="删除" onConfirm={close} onClose={close} />
 */
export const ConfirmDialog = ({
  confirm,
  variant = 'danger',
  busy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => {
  const { cancel } = useMessages()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="secondary" initialFocus onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
