import type { SocialAccount } from '@chuhai/contract/navigation'
import { withProtocol } from '@chuhai/contract/web-address'
import { Icon } from '@chuhai/ui'
import { iconBriefcase, iconChat, iconMegaphone, iconVideo } from '@chuhai/ui/icons'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { layoutMessages } from '../messages'

const icons: Record<SocialAccount['icon'], string> = {
  chat: iconChat,
  broadcast: iconMegaphone,
  video: iconVideo,
  briefcase: iconBriefcase,
}

/** Accounts in social networks: a press opens the account's page, or where it has none copies its name. */
export const SocialAccounts = ({ accounts }: { accounts: readonly SocialAccount[] }) => {
  const words = useMessages(layoutMessages)
  const { client } = useApp()
  const copy = async ({ network, account }: SocialAccount) => {
    const { notices } = client?.core ?? {}
    try {
      await navigator.clipboard.writeText(account)
      notices?.success(words.copied(network, account))
    } catch {
      notices?.warning(words.account(network, account))
    }
  }
  return (
    <ul className="portal-footer__follow" aria-label={words.follow}>
      {accounts.map((each) => {
        const { network, account, address, icon } = each
        const name = (
          <>
            <Icon path={icons[icon]} size={18} />
            {network}
          </>
        )
        return (
          <li key={network}>
            {address ? (
              <a
                href={withProtocol(address)}
                target="_blank"
                rel="noopener noreferrer"
                title={words.account(network, account)}
              >
                {name}
              </a>
            ) : (
              <button
                type="button"
                title={words.account(network, account)}
                aria-label={words.copyAccount(network, account)}
                onClick={() => copy(each)}
              >
                {name}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
