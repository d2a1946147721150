import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { ownEvents, type Theme, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Bell } from './Bell'
import type { MessageLinks } from './message-links'
import { inboxMessages } from './messages'
import { Fetched } from './parts/Fetched'
import { useIsSignedIn } from './signed-in'
import css from './styles.css?inline'
import type { UnreadStore } from './unread'

/** What `Inbox` takes. */
export interface InboxProps extends MessageLinks {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /**
   * `bell` shows the bell of a header in place of the list.
   * @default 'list'
   */
  view?: 'list' | 'bell' | undefined
  /** The language of this inbox alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this inbox alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** The count that bells and inboxes of a page share; one of its own when not given. */
  unread?: UnreadStore | undefined
  /** Shown while no user is signed in. */
  signedOut?: ReactNode
}

const loadList = () => import('./list/MessageList')

/**
 * The visitor's messages: pages of them, what is unread, and what each says.
 *
 * @example
 * <Inbox core={core} onOpened={({ kind }) => console.log(kind)} />
 */
export const Inbox = ({ view = 'list', signedOut, ...props }: InboxProps) => {
  useStyles(css)
  const core = useCore('Inbox', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const isSignedIn = useIsSignedIn(core)
  const isInDoubt = useStore(core.session.$isInDoubt)
  const words = inboxMessages[locale]
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      {isSignedIn ? (
        <div
          {...ownEvents}
          className="ch-inbox"
          data-view={view}
          data-covered={isInDoubt || undefined}
          lang={locale}
        >
          {view === 'bell' ? (
            <Bell {...props} core={core} />
          ) : (
            <Fetched load={loadList} words={words}>
              {({ MessageList }) => <MessageList {...props} core={core} words={words} />}
            </Fetched>
          )}
        </div>
      ) : (
        signedOut
      )}
    </WidgetScope>
  )
}
