import { schoolHeaderDarkPx, searchQuestionMax } from '@chuhai/contract/constants'
import { Icon } from '@chuhai/ui'
import { iconSearch } from '@chuhai/ui/icons'
import { useMenus } from '../../app/use-menus'
import { SearchForm } from '../../components/SearchForm'
import { Account } from '../header/Account'
import { SectionStart } from '../header/SectionStart'
import { useScrolledPast } from '../header/scrolled-past'
import './school-header.css'

/**
 * The school's public header (specification 2.9): turns dark after 30 px.
 *
 *   mark 出海云 | 跨境学院   培训班 直播课 全部课程      [ search ]  登录 [注册]
 */
export const SchoolHeader = () => {
  const menu = useMenus().navigation?.school ?? null
  const isDark = useScrolledPast(schoolHeaderDarkPx)
  return (
    <header className="school-header" data-dark={isDark || undefined}>
      <div className="portal-width school-header__row">
        <SectionStart menu={menu} tone={isDark ? 'navy' : 'light'} />
        <div className="school-header__tools">
          {menu?.search && (
            <>
              <SearchForm
                action={menu.search.path}
                label={menu.search.label}
                hint={menu.search.hint}
                maxLength={searchQuestionMax}
                opensEmpty
              />
              <a className="school-header__search" href={menu.search.path} aria-label={menu.search.label}>
                <Icon path={iconSearch} size={22} />
              </a>
            </>
          )}
          <Account />
        </div>
      </div>
    </header>
  )
}
