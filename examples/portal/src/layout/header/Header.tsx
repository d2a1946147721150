import { brand, homeBannerStickyPx } from '@chuhai/contract/constants'
import { Icon, Mark } from '@chuhai/ui'
import { iconMenu, iconSearch } from '@chuhai/ui/icons'
import { useMemo, useRef } from 'react'
import { useApp } from '../../app/app'
import { visibleItems } from '../../navigation/item'
import { mainMenu } from '../../navigation/menu'
import { Account } from './Account'
import { Drawer } from './Drawer'
import { MainMenu } from './MainMenu'
import { SearchBox } from './SearchBox'
import { useScrolledPast } from './scrolled-past'
import './header.css'

/**
 * 60 px, and stays at the top while the page scrolls, on the home page from 100 px on; by then it lifts off the page.
 *
 *   mark  找服务 找活动 找培训 …        [ search ]  登录 [注册]       from 1080 px
 *   mark                                            search menu       below: a drawer
 */
export const Header = ({ personalCentre }: { personalCentre: string }) => {
  const { platforms } = useApp()
  const items = useMemo(() => visibleItems(mainMenu(platforms)), [platforms])
  const drawer = useRef<HTMLDialogElement>(null)
  const isStuck = useScrolledPast(homeBannerStickyPx)
  return (
    <header className="portal-header" data-stuck={isStuck || undefined}>
      <div className="portal-width portal-header__row">
        <a className="portal-header__brand" href="/" aria-label={`${brand} 首页`}>
          <Mark size={28} />
          {brand}
        </a>
        <MainMenu items={items} />
        <div className="portal-header__tools">
          <SearchBox />
          <Account personalCentre={personalCentre} />
        </div>
        <div className="portal-header__small">
          <a className="portal-header__tool" href="/search" aria-label="搜索">
            <Icon path={iconSearch} size={22} />
          </a>
          <button
            type="button"
            className="portal-header__tool"
            aria-label="菜单"
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
          >
            <Icon path={iconMenu} size={22} />
          </button>
        </div>
      </div>
      <Drawer ref={drawer} items={items} personalCentre={personalCentre} />
    </header>
  )
}
