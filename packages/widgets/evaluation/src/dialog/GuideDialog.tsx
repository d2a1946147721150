import { evaluationDialogWidthPx, evaluationLoadingWidthPx } from '@chuhai/contract/constants'
import type { EvaluationField, EvaluationResult } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { Core, QueryState } from '@chuhai/core'
import { Button, Dialog, useStyles } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { type PortalLinks, portalLinks } from '../links'
import { type GuideMessages, guideMessages } from './messages'
import { Evaluating } from './parts/Evaluating'
import { FormFooter, Questions } from './parts/Questions'
import { Rated, RatedFooter, ResultPlaceholder, Unrated } from './parts/Result'
import { StatusView } from './parts/StatusView'
import type { EvaluationState } from './state'
import { createEvaluationStore, type EvaluationStore } from './store'
import css from './styles.css?inline'

export interface EvaluationDialogProps extends Partial<PortalLinks> {
  core: Core
  isOpen: boolean
  /** The visitor closes it, follows a link out of it, or does not sign in; the owner then sets `isOpen` to false. */
  onClose(): void
  /** A new evaluation has a result. */
  onRated?(result: EvaluationResult): void
  /** The first view; by default the result when there is one, and the form otherwise (specification, section 4). */
  beginsWith?: 'form' | 'result'
  /** Where a sign-on that has to leave the page comes back to; the current page when not given. */
  returnTo?: string
  /** The language of this dialog alone; the core's when not given. */
  locale?: Locale
  /** Name of the draft; dialogs with the same name share the answers. */
  draft?: string
}

/** Small views without a title line. */
const isCompact = ({ phase }: EvaluationState) =>
  phase === 'evaluating' || phase === 'loadFailed' || phase === 'unrated'

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
  const reported = useRef<EvaluationResult | null>(null)

  useEffect(() => store.connect(), [store])
  useEffect(() => {
    if (!isOpen) return store.close()
    store.loadFields()
    store.open(beginsWith)
  }, [isOpen, beginsWith, store])
  useEffect(() => {
    if (state.phase === 'declined' && isOpen) onClose()
    if (state.phase !== 'rated' || !state.isNew || reported.current === state.result) return
    reported.current = state.result
    onRated?.(state.result)
  }, [state, isOpen, onClose, onRated])
  useEffect(() => {
    const handleOnline = () => {
      store.retry()
      if (isOpen) store.loadFields()
    }
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [store, isOpen])

  const view = viewOf({
    ...portalLinks(core),
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
    <div className="ch-evaluation-dialog" data-phase={state.phase} lang={locale}>
      <Dialog
        open={isOpen && !isHidden(state)}
        onClose={onClose}
        title={words.title}
        layout={isCompact(state) ? 'compact' : 'screen'}
        width={isCompact(state) ? evaluationLoadingWidthPx : evaluationDialogWidthPx}
        footer={view.footer}
      >
        <p role="status" className="ch-hidden">
          {view.announcement}
        </p>
        {view.content}
      </Dialog>
    </div>
  )
}

interface ViewProps extends PortalLinks {
  state: EvaluationState
  fields: QueryState<EvaluationField[]>
  store: EvaluationStore
  words: GuideMessages
  locale: Locale
  formId: string
  onClose(): void
}

interface View {
  content: ReactNode
  footer?: ReactNode
  /** Read out by screen readers. */
  announcement?: string
}

/** Returns the content of the dialog in each phase. */
const viewOf = ({ state, ...props }: ViewProps): View => {
  const { words, store } = props
  switch (state.phase) {
    case 'filling':
    case 'sending':
      return {
        content: <Questions {...props} state={state} />,
        footer: <FormFooter {...props} state={state} />,
      }
    case 'evaluating':
      return {
        content: <Evaluating comparison={state.comparison} isSlow={state.isSlow} words={words} />,
        announcement: state.isSlow ? words.slow : words.evaluating,
      }
    case 'loadFailed': {
      const { title, text, network } = words.loadFailed
      return {
        content: (
          <StatusView picture={Buoy} title={title} text={state.comparison ? text : network}>
            <Button onClick={store.retry}>{words.retry}</Button>
          </StatusView>
        ),
        announcement: title,
      }
    }
    case 'unrated':
      return { content: <Unrated {...props} />, announcement: words.unrated.title }
    case 'rated':
      return {
        content: <Rated result={state.result} words={words} />,
        footer: <RatedFooter {...props} result={state.result} />,
        announcement: words.rated(state.result.rating ?? ''),
      }
    default:
      return { content: <ResultPlaceholder />, announcement: words.loading }
  }
}
