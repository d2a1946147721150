import { brand } from '@chuhai/contract/constants'
import type { FooterMenu, NavigationItem } from '@chuhai/contract/navigation'
import { Icon } from '@chuhai/ui'
import { iconPin } from '@chuhai/ui/icons'
import { useMessages } from '../../app/messages'
import { useMenus } from '../../app/use-menus'
import { Brand } from '../../components/Brand'
import { LazyImage } from '../../components/LazyImage'
import { layoutMessages } from '../messages'
import { visibleItems } from '../navigation/item'
import { useItemLink } from '../navigation/item-link'
import { SocialAccounts } from './SocialAccounts'
import './footer.css'

const Links = ({ items }: { items: readonly NavigationItem[] | undefined }) => {
  const linkTo = useItemLink()
  return (
    <ul>
      {visibleItems(items ?? []).map((item) => (
        <li key={item.title}>
          <a {...linkTo(item)}>{item.title}</a>
        </li>
      ))}
    </ul>
  )
}

const Contents = ({ menu }: { menu: FooterMenu }) => {
  const words = useMessages(layoutMessages)
  return (
    <>
      <div className="portal-width">
        <div className="portal-footer__top">
          <nav className="portal-footer__columns" aria-label={words.footer}>
            {visibleItems(menu.columns).map(({ title, children }) => (
              <section key={title} aria-label={title}>
                <h2>{title}</h2>
                <Links items={children} />
              </section>
            ))}
          </nav>
          <ul className="portal-footer__codes">
            {menu.codes.map(({ title, image, note }) => (
              <li key={title}>
                <LazyImage src={image} width="100" height="100" alt={words.code(title)} />
                {title}
                <small>{note}</small>
              </li>
            ))}
          </ul>
        </div>
        <div className="portal-footer__contact">
          <div>
            <Brand tone="navy" className="portal-footer__brand" />
            <p className="portal-footer__address">
              <Icon path={iconPin} size={16} />
              {menu.address}
            </p>
          </div>
          <div className="portal-footer__reach">
            <a className="portal-footer__phone" href={`tel:${menu.phone}`}>
              {menu.phone}
            </a>
            <p>
              {menu.hours} ・ <a href={`mailto:${menu.email}`}>{menu.email}</a>
            </p>
          </div>
          <SocialAccounts accounts={menu.accounts} />
        </div>
      </div>
      <div className="portal-footer__legal">
        <div className="portal-width">
          <p>{menu.copyright}</p>
          <Links items={menu.filings} />
          <Links items={menu.legal} />
        </div>
      </div>
    </>
  )
}

/** The footer (specification 2.11); where the menus could not be read, the name alone. */
export const Footer = () => {
  const { navigation } = useMenus()
  return (
    <footer className="portal-footer">
      {navigation ? (
        <Contents menu={navigation.footer} />
      ) : (
        <div className="portal-footer__legal">
          <p className="portal-width">© {brand}</p>
        </div>
      )}
    </footer>
  )
}
