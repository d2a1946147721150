import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { ownEvents, type Theme, usePart, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { switcherMessages } from './messages'

/** What `Members` takes. */
export interface MembersProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this part alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this part alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Returns the address of the page that shows an invitation, by the secret of its link. */
  addressOf(token: string): string
}

const loadView = () => import('./members/MembersView')

/**
 * The members of the selected organisation with their roles, invitations and requests, and the visitor's ways into others. It is for
 * the portal's own pages: other sites may not read who belongs to an organisation.
 *
 * @example
 * <Members core={core} addressOf={(token) => `https://portal.example.com/joinOrganisation#${token}`} />
 */
export const Members = ({ addressOf, ...props }: MembersProps) => {
  const core = useCore('Members', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const userId = useStore(core.session.$user)?.id
  const isInDoubt = useStore(core.session.$isInDoubt)
  useEffect(() => {
    void core.session.load()
  }, [core])
  const part = usePart(loadView, userId !== undefined, () =>
    core.notices.error(switcherMessages[locale].loadFailed),
  )
  if (userId === undefined) return null
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <div {...ownEvents} className="ch-members" data-covered={isInDoubt || undefined} lang={locale}>
        {part && <part.MembersView key={userId} core={core} locale={locale} addressOf={addressOf} />}
      </div>
    </WidgetScope>
  )
}
