import { Button, Dialog, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { dialogMessages } from './dialog-messages'
import type { ChatPartProps } from './props'

/** Asks before a conversation is deleted. */
export const ClearDialog = ({
  core,
  store,
  isOpen,
  onClose,
}: Pick<ChatPartProps, 'core' | 'store'> & { isOpen: boolean; onClose(): void }) => {
  const [isBusy, setIsBusy] = useState(false)
  const { clear } = dialogMessages[useLocale()]
  const confirm = async () => {
    setIsBusy(true)
    try {
      await store.clear()
      onClose()
    } catch (error) {
      core.report(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={clear.title}
      footer={
        <>
          <Button variant="secondary" initialFocus onClick={onClose}>
            {clear.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={confirm}>
            {clear.confirm}
          </Button>
        </>
      }
    >
      {clear.text}
    </Dialog>
  )
}
