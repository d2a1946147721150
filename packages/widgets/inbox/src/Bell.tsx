import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { type Theme, usePart, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { MessageLinks } from './message-links'
import { useIsSignedIn } from './signed-in'
import type { UnreadStore } from './unread'

/** What `Bell` takes. */
export interface BellProps extends MessageLinks {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this bell alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this bell alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** The count that bells and inboxes of a page share; one of its own when not given. */
  unread?: UnreadStore | undefined
}

const loadButton = () => import('./bell/BellButton')

/**
 * The bell of a header: how many messages are unread, the last five, and the way to all. Without a signed-in user it is not
 * there, and loads nothing.
 *
 * @example
 * <Bell core={core} messagesUrl="/user/?tab=messages" />
 */
export const Bell = (props: BellProps) => {
  const core = useCore('Bell', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const isSignedIn = useIsSignedIn(core)
  const part = usePart(loadButton, isSignedIn)
  if (!isSignedIn || !part) return null
  return (
    <WidgetScope locale={props.locale ?? pageLocale} theme={props.theme}>
      <part.BellButton
        core={core}
        unread={props.unread}
        messagesUrl={props.messagesUrl ?? `${core.base}/user/?tab=messages`}
        onOpened={props.onOpened}
      />
    </WidgetScope>
  )
}
