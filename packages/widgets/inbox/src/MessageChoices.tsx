import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { ownEvents, type Theme, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { inboxMessages } from './messages'
import { Fetched } from './parts/Fetched'
import { useIsSignedIn } from './signed-in'
import css from './styles.css?inline'

/** What `MessageChoices` takes. */
export interface MessageChoicesProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this part alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this part alone; that of the page's scope when not given. */
  theme?: Theme | undefined
}

const loadChoices = () => import('./choices/Choices')

/**
 * By which ways each kind of message reaches the visitor, and the addresses for it. It is for the portal's own pages: other sites
 * may not read how somebody is reached.
 *
 * @example
 * <MessageChoices core={core} />
 */
export const MessageChoices = (props: MessageChoicesProps) => {
  useStyles(css)
  const core = useCore('MessageChoices', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const isSignedIn = useIsSignedIn(core)
  const userId = useStore(core.session.$user)?.id
  const isInDoubt = useStore(core.session.$isInDoubt)
  if (!isSignedIn) return null
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <div {...ownEvents} className="ch-message-choices" data-covered={isInDoubt || undefined} lang={locale}>
        <Fetched load={loadChoices} words={inboxMessages[locale]}>
          {({ Choices }) => <Choices key={userId} core={core} locale={locale} />}
        </Fetched>
      </div>
    </WidgetScope>
  )
}
