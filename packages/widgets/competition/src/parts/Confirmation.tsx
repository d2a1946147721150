import type { Locale } from '@chuhai/contract/locale'
import { Button, Dialog } from '@chuhai/ui'
import { useLayoutEffect, useRef } from 'react'
import { competitionMessages } from '../messages'

interface ConfirmationProps {
  isOpen: boolean
  title: string
  text: string
  /** Label of the button that confirms. */
  act: string
  locale: Locale
  onConfirm(): void
  onClose(): void
  /** The dialog is removed and has returned the focus. */
  onClosed?(): void
}

const WhenRemoved = ({ run }: { run: (() => void) | undefined }) => {
  const latest = useRef(run)
  latest.current = run
  useLayoutEffect(() => () => latest.current?.(), [])
  return null
}

/** Asks before something is lost; the focus starts on 取消. */
export const Confirmation = ({
  isOpen,
  title,
  text,
  act,
  locale,
  onConfirm,
  onClose,
  onClosed,
}: ConfirmationProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title={title}
    footer={
      <>
        <Button variant="secondary" initialFocus onClick={onClose}>
          {competitionMessages[locale].cancel}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {act}
        </Button>
      </>
    }
  >
    {text}
    <WhenRemoved run={onClosed} />
  </Dialog>
)
