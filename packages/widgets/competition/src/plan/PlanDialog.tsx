import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { Button, Dialog, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { Confirmation } from '../parts/Confirmation'
import { Unread } from '../parts/Unread'
import { useOnline } from '../parts/use-online'
import { useOwner } from '../parts/use-owner'
import { Accepted } from './Accepted'
import { Barred } from './Barred'
import { planMessages } from './messages'
import css from './plan.css?inline'
import type { SendingOptions } from './sending'
import { wayOn } from './standing'
import { createPlanStore } from './store'

export interface PlanDialogProps extends SendingOptions {
  core: Core
  editionId: number
  isOpen: boolean
  locale: Locale
  /** The visitor closes it; the owner then sets `isOpen` to false. */
  onClose(): void
  /** The visitor wants to sign up first, or to change the registration. */
  onSignUp(): void
}

const widthPx = 600

/** 上传计划书 (specification 4): where the registration stands decides whether there is a plan to upload. */
export const PlanDialog = ({
  core,
  editionId,
  isOpen,
  locale,
  upload,
  onClose,
  onSignUp,
}: PlanDialogProps) => {
  useStyles(css)
  const words = planMessages[locale]
  const owner = useOwner(core)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has a plan of their own
  const store = useMemo(() => createPlanStore(core, editionId, { upload }), [core, editionId, upload, owner])
  const state = useStore(store.$state)
  const isUnderWay = useStore(store.$isUnderWay)
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => store.connect(), [store])
  useEffect(() => {
    if (!isOpen) return
    setIsLeaving(false)
    store.open()
    return store.close
  }, [isOpen, store])
  useOnline(store.retry)

  const close = () => (isUnderWay ? setIsLeaving(true) : onClose())
  const way = wayOn(state, words)
  return (
    <div className="ch-plan" lang={locale}>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.title}
        width={widthPx}
        footer={
          state.phase !== 'unread' && (
            <>
              <Button variant="secondary" onClick={close}>
                {words.close}
              </Button>
              {way && (
                <Button variant={way.variant} onClick={onSignUp}>
                  {way.text}
                </Button>
              )}
            </>
          )
        }
      >
        {/* Heard as it comes; it is there before what it holds. */}
        <div role="status">
          {state.phase === 'barred' && <Barred registration={state.registration} locale={locale} />}
        </div>
        {(state.phase === 'idle' || state.phase === 'reading') && <Skeleton lines={4} height={232} />}
        {state.phase === 'unread' && <Unread locale={locale} onRetry={store.retry} />}
        {state.phase === 'accepted' && (
          <Accepted state={state} core={core} locale={locale} upload={store.upload} onKept={store.keep} />
        )}
      </Dialog>
      <Confirmation
        {...words.leaving}
        isOpen={isOpen && isLeaving && isUnderWay}
        locale={locale}
        onAct={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </div>
  )
}
