import type { Application as Applied } from '@chuhai/contract/application'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import {
  Button,
  EmptyState,
  LoadFailed,
  ownEvents,
  Skeleton,
  type Theme,
  usePart,
  useStyles,
  WidgetScope,
} from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { applicationMessages } from './messages'
import type { ShownKind } from './shown-kind'
import css from './styles.css?inline'

/** What `Application` takes; `shown` is required. */
export interface ApplicationProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The kind that is applied for: its form, and the words around it. */
  shown: ShownKind
  /** Which of several things is applied for. */
  subject?: string | undefined
  /** The language of this form alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this form alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /**
   * Two forms of one page with different names share nothing that is typed.
   * @default 'form'
   */
  draft?: string | undefined
  /**
   * It was submitted or withdrawn.
   * @type (application: Applied) => void
   */
  onChanged?(application: Applied): void
}

const loadPanel = () => import('./ApplicationPanel')
const ignore = () => {}

/** The application of a kind: after sign-on the form, or where the application stands. */
export const Application = ({
  shown,
  subject = '',
  draft = 'form',
  onChanged,
  ...props
}: ApplicationProps) => {
  useStyles(css)
  const core = useCore('Application', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = applicationMessages[locale]
  const user = useStore(core.session.$user)
  const isKnown = useStore(core.session.$isKnown)
  const orgId = useStore(core.organisation.$orgId)
  const [hasFailed, setHasFailed] = useState(false)
  const panel = usePart(loadPanel, user && !hasFailed, () => setHasFailed(true))
  useEffect(() => void core.session.load(), [core])

  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section
        {...ownEvents}
        className="ch-application"
        id="application"
        aria-label={words.title(shown.kind.label)}
        lang={locale}
      >
        {user && panel && (
          <panel.ApplicationPanel
            key={`${user.id} ${shown.kind.isPersonal ? '' : orgId} ${subject}`}
            core={core}
            shown={shown}
            subject={subject}
            draft={draft}
            onChanged={onChanged ?? ignore}
          />
        )}
        {user && !panel && !hasFailed && <Skeleton lines={10} />}
        {user && hasFailed && (
          <LoadFailed title={words.loadFailed} text={words.partFailed} onRetry={() => setHasFailed(false)} />
        )}
        {!user && !isKnown && <Skeleton lines={10} />}
        {!user && isKnown && (
          <EmptyState
            title={words.signIn.title}
            text={words.signIn.text}
            action={
              <Button
                onClick={() => core.signOn.request({ reason: `apply.${shown.kind.key}`, after: 'refresh' })}
              >
                {words.signIn.action}
              </Button>
            }
          />
        )}
      </section>
    </WidgetScope>
  )
}
