import { homeBannerStickyPx } from '@chuhai/contract/constants'
import { CloseOnBack, Icon } from '@chuhai/ui'
import { iconMenu, iconSearch } from '@chuhai/ui/icons'
import { useContext, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { BrandLink } from '../../components/Brand'
import { PortalSearch } from '../../components/PortalSearch'
import { layoutMessages } from '../messages'
import { useMainMenu } from '../navigation/use-main-menu'
import { Account, AccountBell } from './Account'
import { Drawer } from './Drawer'
import { MainMenu } from './MainMenu'
import { useScrolledPast } from './scrolled-past'
import './header.css'

/**
 * 60 px, and stays at the top while the page scrolls, on the home page from 100 px on; by then it lifts off the page.
 *
 *   mark  找服务 找活动 找培训 …        [ search ]  登录 [注册]       from 1080 px
 *   mark                                            search menu       below: a drawer
 */
export const Header = () => {
  const words = useMessages(layoutMessages)
  const items = useMainMenu()
  const drawer = useRef<HTMLDialogElement>(null)
  const closeOnBack = useContext(CloseOnBack)
  const releaseBack = useRef<() => void>(undefined)
  const openDrawer = () => {
    drawer.current?.showModal()
    releaseBack.current = closeOnBack?.(() => drawer.current?.close())
  }
  const isStuck = useScrolledPast(homeBannerStickyPx)
  return (
    <header className="portal-header" data-stuck={isStuck || undefined}>
      <div className="portal-width portal-header__row">
        <BrandLink />
        <MainMenu items={items} />
        <div className="portal-header__tools">
          <PortalSearch />
          <Account />
        </div>
        <div className="portal-header__small">
          <AccountBell />
          <a className="portal-header__tool" href="/search" aria-label={words.search}>
            <Icon path={iconSearch} size={22} />
          </a>
          <button
            type="button"
            className="portal-header__tool"
            aria-label={words.menu}
            aria-haspopup="dialog"
            onClick={openDrawer}
          >
            <Icon path={iconMenu} size={22} />
          </button>
        </div>
      </div>
      <Drawer ref={drawer} items={items} onClose={() => releaseBack.current?.()} />
    </header>
  )
}
