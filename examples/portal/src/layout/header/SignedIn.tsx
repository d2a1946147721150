import { StyleRoot } from '@chuhai/ui'
import { iconGraduation } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type Client, useApp } from '../../app/app'
import { layouts } from '../../app/layouts'
import { useLazyModule } from '../../app/lazy'
import { useMessages } from '../../app/messages'
import { layoutOf } from '../../router/view'
import { accountMessages } from './account-messages'

/** A message that leads to the page in sight is about what that page has read before: it is read again. */
const readAgain = ({ path }: { path: string | null }) => {
  if (path !== null && new URL(path, location.href).href === location.href) location.reload()
}

/** How many messages are unread, and the last of them; one connection serves all bells of the page. */
export const SignedInBell = ({ client: { core, account } }: { client: Client }) => {
  const inbox = useLazyModule(account.inbox, core.report)
  return (
    inbox && (
      <StyleRoot value={undefined}>
        <inbox.Bell core={core} unread={inbox.unread} onOpened={readAgain} />
      </StyleRoot>
    )
  )
}

interface SignedInProps {
  client: Client
  /** In the drawer, which the bell does not need: it is in the header. */
  block?: boolean | undefined
}

/** The bell, the selected organisation and the avatar with its menu; a visitor who only reads loads none of it. */
export const SignedIn = ({ client, block }: SignedInProps) => {
  const { core, account } = client
  const { navigator } = useApp()
  const view = useStore(navigator.$view)
  const login = useLazyModule(account.login, core.report)
  const organisations = useLazyModule(account.organisations, core.report)
  const words = useMessages(accountMessages)
  if (!login || !organisations) return <span className="portal-account__hold" aria-hidden="true" />
  const items = [{ label: words.learning, icon: iconGraduation, href: '/schoolCenter' }]
  return (
    <>
      {!block && <SignedInBell client={client} />}
      <StyleRoot value={undefined}>
        <organisations.OrgSwitcher core={core} />
        <login.LoginArea
          core={core}
          personalCentre={layouts[layoutOf(view)].personalCentre}
          logout="navigate"
          items={items}
          block={block}
        />
      </StyleRoot>
    </>
  )
}
