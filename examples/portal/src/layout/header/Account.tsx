import { usePart } from '@chuhai/ui'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { returnPath } from '../../app/paths/sign-on'
import { queryOf } from '../../app/query'
import { SignOnButton } from '../../components/SignOnButton'
import { useAddress } from '../../router/match'
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

const loadSignedIn = () => import('./SignedIn')

/** The client and the code of a signed-in visitor's account; both null without one, the code undefined until it is loaded. */
const useSignedIn = () => {
  const { client } = useApp()
  const { phase } = useVisitor()
  const signedIn = phase === 'in' ? client : null
  return { client: signedIn, part: usePart(loadSignedIn, signedIn) }
}

/**
 * 登录 and 注册, or the selected organisation and the avatar with its menu (specification 2.8), in the space that the
 * document reserves from the first paint on.
 */
export const Account = ({ block, registers = true }: AccountProps) => {
  const { client, part } = useSignedIn()
  return (
    <div className="portal-account" data-block={block || undefined}>
      {client ? (
        part ? (
          <part.SignedIn client={client} block={block} />
        ) : (
          <span className="portal-account__hold" aria-hidden="true" />
        )
      ) : (
        <SignedOut block={block} registers={registers} />
      )}
    </div>
  )
}

/** The bell alone, for a header whose account is in the drawer, or is another one. */
export const AccountBell = () => {
  const { client, part } = useSignedIn()
  return client && part ? <part.SignedInBell client={client} /> : null
}
