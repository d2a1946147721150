import type { Registration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { Dialog, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Confirmation } from '../parts/Confirmation'
import { useOnline } from '../parts/use-online'
import { useOwner } from '../parts/use-owner'
import { arriveAt } from './frame/arrival'
import { frameMessages } from './frame/messages'
import { reviewMessages } from './review/messages'
import css from './sign-up.css?inline'
import { createSignUpStore } from './store/store'
import { useAnnouncements } from './use-announcements'
import { viewOf } from './views'

const widthPx = 880
const submittedWidthPx = 400

export interface SignUpDialogProps {
  core: Core
  editionId: number
  /** Name of the draft. */
  draft: string
  isOpen: boolean
  locale: Locale
  onClose(): void
  /** Leads on to the plan. */
  onPlan(): void
  onSubmitted?: ((registration: Registration) => void) | undefined
}

/** 麒麟杯报名 (specification 2.15, 4, 5.2 to 5.5): one dialog through all phases, so that the focus stays inside it. */
export const SignUpDialog = (props: SignUpDialogProps) => {
  const { core, editionId, draft, isOpen, locale, onClose, onPlan } = props
  useStyles(css)
  const words = frameMessages[locale]
  const review = reviewMessages[locale]
  const formId = useId()
  const panelId = useId()
  const owner = useOwner(core)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has a sign-up of their own
  const store = useMemo(() => createSignUpStore(core, { editionId, draft }), [core, editionId, draft, owner])
  const state = useStore(store.$state)
  const isJudged = useRef(false)
  const frame = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<'withdraw' | 'newest' | null>(null)
  const isSubmitted = state.phase === 'submitted'

  useEffect(() => store.connect(), [store])
  useEffect(() => {
    if (!isOpen) return
    store.loadRegions()
    store.open()
  }, [isOpen, store])
  useAnnouncements(state, props)
  useOnline(() => isOpen && store.retry())

  // Behind a question nothing takes the focus: what has come meanwhile gets it afterwards.
  const arrive = () => arriveAt(frame.current?.querySelector<HTMLElement>('[data-arrival]'))
  const view = viewOf({
    state,
    store,
    locale,
    formId,
    panelId,
    isJudged,
    onNext() {
      isJudged.current = true
      store.next()
    },
    onNewest: () => setAsked('newest'),
    onWithdraw: () => setAsked('withdraw'),
    onPlan,
    onClose,
  })
  return (
    <div lang={locale}>
      <div ref={frame} className="ch-sign-up">
        <Dialog
          open={isOpen}
          onClose={onClose}
          title={words.title}
          layout={isSubmitted ? 'compact' : 'screen'}
          width={isSubmitted ? submittedWidthPx : widthPx}
          footer={view.footer}
        >
          {view.content}
        </Dialog>
      </div>
      <Confirmation
        {...review.withdrawing}
        act={review.withdraw}
        isOpen={isOpen && asked === 'withdraw'}
        locale={locale}
        onAct={store.withdraw}
        onGone={arrive}
        onClose={() => setAsked(null)}
      />
      <Confirmation
        {...review.replacing}
        act={review.newest}
        isOpen={isOpen && asked === 'newest'}
        locale={locale}
        onAct={store.readNewest}
        onGone={arrive}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
