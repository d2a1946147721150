import { schoolHeaderDarkPx } from '@chuhai/contract/constants'
import { useMenus } from '../../app/use-menus'
import { SectionStart } from '../header/SectionStart'
import { useScrolledPast } from '../header/scrolled-past'
import { SchoolAccount } from './SchoolAccount'
import './school-header.css'

/**
 * Header of the school's user centre (specification 2.9): turns dark after 30 px.
 *
 *   mark 出海云 | 跨境学院   我的学习 我的班级 我的订单      organisation  去认证  avatar
 */
export const SchoolCentreHeader = () => {
  const { navigation } = useMenus()
  const isDark = useScrolledPast(schoolHeaderDarkPx)
  return (
    <header className="school-header" data-dark={isDark || undefined}>
      <div className="portal-width school-header__row">
        <SectionStart menu={navigation?.schoolCentre ?? null} tone={isDark ? 'navy' : 'light'} />
        <SchoolAccount />
      </div>
    </header>
  )
}
