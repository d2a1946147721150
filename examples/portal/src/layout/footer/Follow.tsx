import { useApp } from '../../app/app'

const accounts = [
  { network: '微信', account: '出海云服务号' },
  { network: '微博', account: '@出海云' },
  { network: '抖音', account: '出海云跨境' },
  { network: '领英', account: 'Chuhai Cloud' },
]

/** Where else we are: a press copies the account's name, to be looked for inside that network. */
export const Follow = () => {
  const { client } = useApp()
  const copy = async (network: string, account: string) => {
    const { notices } = client?.core ?? {}
    try {
      await navigator.clipboard.writeText(account)
      notices?.success(`已复制${network}账号：${account}`)
    } catch {
      notices?.warning(`${network}账号：${account}`)
    }
  }
  return (
    <ul className="portal-footer__follow" aria-label="关注我们">
      {accounts.map(({ network, account }) => (
        <li key={network}>
          <button
            type="button"
            title={`${network}：${account}`}
            aria-label={`复制${network}账号 ${account}`}
            onClick={() => copy(network, account)}
          >
            {network}
          </button>
        </li>
      ))}
    </ul>
  )
}
