import { StyleRoot } from '@chuhai/ui'
import { iconGraduation } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type Client, useApp, useVisitor } from '../../app/app'
import { layouts } from '../../app/layouts'
import { useLazyModule } from '../../app/lazy'
import { useMessages } from '../../app/messages'
import { returnPath } from '../../app/paths/sign-on'
import { SignOnButton } from '../../components/SignOnButton'
import { useAddress } from '../../router/match'
import { queryOf } from '../../router/query'
import { layoutOf } from '../../router/view'
import { accountMessages } from './account-messages'
import './account.css'

interface AccountProps {
  /** In the drawer: as wide as it is. */
  block?: boolean
  /** Whether there is room for 注册 beside 登录. */
  registers?: boolean
}

/** Where the visitor is, or was going before the sign-on page. */
const useService = (): string => {
  const address = useAddress()
  const [path, search] = address.split('?')
  return path === '/login' ? returnPath(queryOf(search ?? '').service) : address
}

const SignedOut = ({ block, registers }: Pick<AccountProps, 'block' | 'registers'>) => {
  const words = useMessages(accountMessages)
  const service = useService()
  return (
    <>
      <SignOnButton
        service={service}
        reason="header"
        variant={block ? 'secondary' : 'text'}
        size="small"
        block={block}
      >
        {words.login}
      </SignOnButton>
      {registers && (
        <SignOnButton service={service} reason="header" mode="register" size="small" block={block}>
          {words.register}
        </SignOnButton>
      )}
      <span className="portal-account__hold" aria-hidden="true" />
    </>
  )
}

/** How many messages are unread, and the last of them; one connection serves all bells of the page. */
export const InboxBell = ({ client: { core, account } }: { client: Client }) => {
  const inbox = useLazyModule(account.inbox, core.report)
  return inbox && <inbox.Bell core={core} unread={inbox.unread} />
}

const SignedIn = ({ client, block }: { client: Client; block?: boolean | undefined }) => {
  const { core, account } = client
  const { navigator } = useApp()
  const view = useStore(navigator.$view)
  const login = useLazyModule(account.login, core.report)
  const organisations = useLazyModule(account.organisations, core.report)
  const words = useMessages(accountMessages)
  if (!login || !organisations) return <span className="portal-account__hold" aria-hidden="true" />
  const items = [{ label: words.learning, icon: iconGraduation, href: '/schoolCenter' }]
  return (
    <StyleRoot value={undefined}>
      {!block && <InboxBell client={client} />}
      <organisations.OrgSwitcher core={core} />
      <login.LoginArea
        core={core}
        personalCentre={layouts[layoutOf(view)].personalCentre}
        logout="navigate"
        items={items}
        block={block}
      />
    </StyleRoot>
  )
}

/**
 * 登录 and 注册, or the selected organisation and the avatar with its menu (specification 2.8), in the space that the
 * document reserves from the first paint on.
 */
export const Account = ({ block, registers = true }: AccountProps) => {
  const { client } = useApp()
  const { phase } = useVisitor()
  return (
    <div className="portal-account" data-block={block || undefined}>
      {client && phase === 'in' ? (
        <SignedIn client={client} block={block} />
      ) : (
        <SignedOut block={block} registers={registers} />
      )}
    </div>
  )
}
