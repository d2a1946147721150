import { evaluationDialogWidthPx, evaluationLoadingWidthPx } from '@chuhai/contract/constants'
import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { Button, Dialog, type Theme, useFormId, useStyles } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type PortalLinks, portalLinks } from '../links'
import { type Guide, GuideProvider } from './guide-context'
import { guideMessages } from './messages'
import { Evaluating } from './parts/Evaluating'
import { FormFooter, Questions } from './parts/Questions'
import { Rated, RatedFooter, ResultPlaceholder, Unrated } from './parts/Result'
import { StatusView } from './parts/StatusView'
import type { EvaluationState } from './state'
import { createEvaluationStore } from './store'
import css from './styles.css?inline'

/** What `EvaluationDialog` takes; the owner keeps `isOpen`. */
export interface EvaluationDialogProps extends Partial<PortalLinks> {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean
  /** The visitor closes it, follows a link out of it, or does not sign in; the owner then sets `isOpen` to false. */
  onClose(): void
  /**
   * A new evaluation has a result.
   * @type (result: EvaluationResult) => void
   */
  onRated?(result: EvaluationResult): void
  /** The first view; by default the result when there is one, and the form otherwise (specification, section 4). */
  beginsWith?: 'form' | 'result'
  /** Where a sign-on that has to leave the page comes back to; the current page when not given. */
  returnTo?: string
  /** The language of this dialog alone; the core's when not given. */
  locale?: Locale
  /** The theme of this dialog alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /**
   * Name of the draft; dialogs with the same name share the answers.
   * @default 'form'
   */
  draft?: string
}

/** Small views without a title line. */
const isCompact = ({ phase }: EvaluationState) =>
  phase === 'evaluating' || phase === 'loadFailed' || phase === 'unrated'

/** One dialog through all phases: the focus stays inside it, and what changes is announced. */
export const GuideDialog = (props: EvaluationDialogProps & { core: Core; locale: Locale }) => {
  const { core, isOpen, onClose, onRated, beginsWith, draft, returnTo, locale } = props
  useStyles(css)
  const formId = useFormId()
  const store = useMemo(() => createEvaluationStore(core, { draft, returnTo }), [core, draft, returnTo])
  const state = useStore(store.$state)
  const listeners = useRef({ onRated, onClose })
  listeners.current = { onRated, onClose }

  useEffect(
    () =>
      store.connect({
        onRated: (result) => listeners.current.onRated?.(result),
        onDeclined: () => listeners.current.onClose(),
      }),
    [store],
  )
  useEffect(() => {
    if (isOpen) store.open(beginsWith)
    else store.close()
  }, [isOpen, beginsWith, store])

  const links = portalLinks(core)
  const guide: Guide = {
    homeHref: props.homeHref ?? links.homeHref,
    specialHref: props.specialHref ?? links.specialHref,
    store,
    words: guideMessages[locale],
    formId,
    onClose,
  }
  const view = viewOf(state, guide)
  return (
    <GuideProvider value={guide}>
      <div className="ch-evaluation-dialog" data-phase={state.phase} lang={locale}>
        <Dialog
          open={isOpen && state.phase !== 'idle'}
          onClose={onClose}
          title={guide.words.title}
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
    </GuideProvider>
  )
}

interface View {
  content: ReactNode
  footer?: ReactNode
  /** Read out by screen readers. */
  announcement?: string
}

/** Returns the content of the dialog in each phase. */
const viewOf = (state: EvaluationState, { words, store }: Guide): View => {
  switch (state.phase) {
    case 'filling':
    case 'sending':
      return { content: <Questions state={state} />, footer: <FormFooter state={state} /> }
    case 'evaluating':
      return {
        content: <Evaluating comparison={state.comparison} isSlow={state.isSlow} />,
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
      return { content: <Unrated />, announcement: words.unrated.title }
    case 'rated':
      return {
        content: <Rated result={state.result} />,
        footer: <RatedFooter result={state.result} />,
        announcement: words.rated(state.result.rating ?? ''),
      }
    default:
      return { content: <ResultPlaceholder />, announcement: words.loading }
  }
}
