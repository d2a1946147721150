import type { Locale } from '@chuhai/contract/locale'
import { Button, Dialog } from '@chuhai/ui'
import { useLayoutEffect, useRef } from 'react'
import { partsMessages } from './messages'

interface ConfirmationProps {
  isOpen: boolean
  title: string
  text: string
  /** What the button says that does it. */
  act: string
  locale: Locale
  onAct(): void
  onClose(): void
  /** It is gone, and has given the focus back. */
  onGone?(): void
}

const Gone = ({ onGone }: Pick<ConfirmationProps, 'onGone'>) => {
  const latest = useRef(onGone)
  latest.current = onGone
  useLayoutEffect(() => () => latest.current?.(), [])
  return null
}

/** Asks once more before something is given up; the focus starts on 取消. */
export const Confirmation = ({
  isOpen,
  title,
  text,
  act,
  locale,
  onAct,
  onClose,
  onGone,
}: ConfirmationProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title={title}
    footer={
      <>
        <Button variant="secondary" initialFocus onClick={onClose}>
          {partsMessages[locale].cancel}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onAct()
          }}
        >
          {act}
        </Button>
      </>
    }
  >
    {text}
    <Gone onGone={onGone} />
  </Dialog>
)
