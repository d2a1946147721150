import type { Core } from '@chuhai/core'
import { Button, ConfirmDialog, Dialog, Skeleton, useLocale, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { RegistrationFailed } from '../parts/RegistrationFailed'
import { useDialogStore } from '../use-dialog-store'
import { planMessages } from './messages'
import { nextAction, PlanBlocked } from './parts/PlanBlocked'
import { PlanUpload } from './parts/PlanUpload'
import { createPlanStore, type PlanOptions } from './store'
import css from './styles.css?inline'

export interface PlanDialogProps extends PlanOptions {
  /** The core of the page. */
  core: Core
  /** The edition that the team has signed up for. */
  editionId: number
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean
  /** The visitor closes the dialog; the owner then sets `isOpen` to false. */
  onClose(): void
  /** The visitor goes to the sign-up. */
  onSignUp(): void
}

const widthPx = 600

/** 上传计划书 (specification 4): the status of the registration decides whether there is a plan to upload. */
export const PlanDialog = (props: PlanDialogProps) => {
  const { core, editionId, isOpen, upload, onClose, onSignUp } = props
  const locale = useLocale()
  useStyles(css)
  const words = planMessages[locale]
  const store = useDialogStore(core, isOpen, String(editionId), () =>
    createPlanStore(core, editionId, { upload }),
  )
  const state = useStore(store.$state)
  const isUploading = useStore(store.$isUploading)
  const [isConfirming, setIsConfirming] = useState(false)
  useEffect(() => {
    if (!isOpen || !isUploading) setIsConfirming(false)
  }, [isOpen, isUploading])

  const close = () => (isUploading ? setIsConfirming(true) : onClose())
  const next = state.phase === 'blocked' && nextAction(state.registration, words)
  return (
    <div className="ch-plan" lang={locale}>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.title}
        width={widthPx}
        footer={
          state.phase !== 'loadFailed' && (
            <>
              <Button variant="secondary" onClick={close}>
                {words.close}
              </Button>
              {next && (
                <Button variant={next.variant} onClick={onSignUp}>
                  {next.text}
                </Button>
              )}
            </>
          )
        }
      >
        {/* A live region has to be there before its text. */}
        <div role="status">
          {state.phase === 'blocked' && <PlanBlocked registration={state.registration} />}
        </div>
        {state.phase === 'loading' && <Skeleton lines={4} height={232} />}
        {state.phase === 'loadFailed' && <RegistrationFailed onRetry={store.retry} />}
        {state.phase === 'accepted' && <PlanUpload {...state} core={core} store={store} />}
      </Dialog>
      <ConfirmDialog
        title={words.stopping.title}
        confirm={words.stopping.confirm}
        open={isOpen && isConfirming && isUploading}
        onConfirm={onClose}
        onClose={() => setIsConfirming(false)}
      >
        {words.stopping.text}
      </ConfirmDialog>
    </div>
  )
}
