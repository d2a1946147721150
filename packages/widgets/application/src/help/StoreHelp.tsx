import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { type Theme, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { HelpPanel } from './HelpPanel'

/** What `StoreHelp` takes; `subject` is required. */
export interface StoreHelpProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** Platform and site, as `storeSubject` of the contract writes them, such as `1-us`. */
  subject: string
  /** The language of this part alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this part alone; that of the page's scope when not given. */
  theme?: Theme | undefined
}

/**
 * The ways of working together on a store, for its signed-in applicant; nothing before the sign-on.
 *
 * @example
 * <StoreHelp core={core} subject="1-us" />
 */
export const StoreHelp = ({ subject, locale, theme, ...props }: StoreHelpProps) => {
  const core = useCore('StoreHelp', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const user = useStore(core.session.$user)
  const orgId = useStore(core.organisation.$orgId)
  if (!user) return null
  return (
    <WidgetScope locale={locale ?? pageLocale} theme={theme}>
      <HelpPanel key={`${user.id} ${orgId} ${subject}`} core={core} subject={subject} />
    </WidgetScope>
  )
}
