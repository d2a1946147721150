import { evaluationDialogWidthPx, evaluationLoadingWidthPx } from '@chuhai/contract/constants'
import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import { Dialog, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { EvaluationDialogProps } from '../dialog-props'
import { portalWays } from '../ways'
import css from './dialog.css?inline'
import { guideMessages } from './messages'
import type { EvaluationState } from './state'
import { createEvaluationStore } from './store'
import { useOnline } from './use-online'
import { viewOf } from './views'

/** What is small and has no title line of its own. */
const isCompact = ({ phase }: EvaluationState) =>
  phase === 'evaluating' || phase === 'unread' || phase === 'unrated'

const isHidden = ({ phase }: EvaluationState) =>
  phase === 'idle' || phase === 'signedOut' || phase === 'declined'

/** One dialog through all phases: the focus stays inside it, and what changes is announced. */
export const GuideDialog = (props: EvaluationDialogProps & { locale: Locale }) => {
  const { core, isOpen, onClose, onRated, beginsWith, draft, returnTo, locale } = props
  useStyles(css)
  const words = guideMessages[locale]
  const formId = useId()
  const store = useMemo(() => createEvaluationStore(core, { draft, returnTo }), [core, draft, returnTo])
  const state = useStore(store.$state)
  const fields = useStore(store.$fields)
  const told = useRef<EvaluationResult | null>(null)

  useEffect(() => store.connect(), [store])
  useEffect(() => {
    if (!isOpen) return store.close()
    store.loadFields()
    store.open(beginsWith)
  }, [isOpen, beginsWith, store])
  useEffect(() => {
    if (state.phase === 'declined' && isOpen) onClose()
    if (state.phase !== 'rated' || !state.isNew || told.current === state.result) return
    told.current = state.result
    onRated?.(state.result)
  }, [state, isOpen, onClose, onRated])
  useOnline(() => {
    store.retry()
    if (isOpen) store.loadFields()
  })

  const view = viewOf({
    ...portalWays(core),
    ...(props.homeHref !== undefined && { homeHref: props.homeHref }),
    ...(props.specialHref && { specialHref: props.specialHref }),
    state,
    fields,
    store,
    words,
    locale,
    formId,
    onClose,
  })
  return (
    <div className="ch-evaluation" data-phase={state.phase} lang={locale}>
      <Dialog
        open={isOpen && !isHidden(state)}
        onClose={onClose}
        title={words.title}
        layout={isCompact(state) ? 'compact' : 'screen'}
        width={isCompact(state) ? evaluationLoadingWidthPx : evaluationDialogWidthPx}
        footer={view.footer}
      >
        <p role="status" className="ch-hidden">
          {view.said}
        </p>
        {view.content}
      </Dialog>
    </div>
  )
}
