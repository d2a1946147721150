import { brand, consultationPhone } from '@chuhai/contract/constants'
import { Icon, Mark } from '@chuhai/ui'
import { iconPin } from '@chuhai/ui/icons'
import { useApp } from '../../app/app'
import { linkOf } from '../../navigation/item'
import { footerMenu, legalMenu } from '../../navigation/menu'
import './footer.css'

const accounts = [
  { network: '微信', account: '出海云服务号' },
  { network: '微博', account: '@出海云' },
  { network: '抖音', account: '出海云跨境' },
  { network: '领英', account: 'Chuhai Cloud' },
]

/** Where else we are: a press copies the account's name, to be looked for inside that network. */
const Follow = () => {
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

const codes = [
  { name: 'service', title: '客服微信' },
  { name: 'account', title: '公众号' },
  { name: 'mini', title: '小程序' },
]

const email = 'hello@chuhai.example'

export const Footer = () => (
  <footer className="portal-footer">
    <div className="portal-width">
      <div className="portal-footer__top">
        <nav className="portal-footer__columns" aria-label="页脚">
          {footerMenu.map((column) => (
            <section key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.children?.map((item) => (
                  <li key={item.title}>
                    <a {...linkOf(item)}>{item.title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <ul className="portal-footer__codes">
          {codes.map(({ name, title }) => (
            <li key={name}>
              <img
                src={`/api/site/qr/${name}.png`}
                width="100"
                height="100"
                loading="lazy"
                alt={`${title}二维码`}
              />
              {title}
            </li>
          ))}
        </ul>
      </div>
      <div className="portal-footer__contact">
        <div>
          <p className="portal-footer__brand">
            <Mark tone="navy" size={28} />
            {brand}
          </p>
          <p className="portal-footer__address">
            <Icon path={iconPin} size={16} />
            浙江省杭州市余杭区文一西路 998 号海创园 9 幢 6 层
          </p>
        </div>
        <div className="portal-footer__reach">
          <a className="portal-footer__phone" href={`tel:${consultationPhone}`}>
            {consultationPhone}
          </a>
          <p>
            工作日 9:00–18:00 ・ <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
        <Follow />
      </div>
    </div>
    <div className="portal-footer__legal">
      <div className="portal-width">
        <p>© 2018–2026 出海云（杭州）科技有限公司</p>
        <p>浙ICP备18000000号-1　浙公网安备 33011000000000号</p>
        <ul>
          {legalMenu.map((item) => (
            <li key={item.title}>
              <a {...linkOf(item)}>{item.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
)
