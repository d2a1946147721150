import { schoolHeaderDarkPx } from '@chuhai/contract/constants'
import { useMessages } from '../../content/messages'
import { SectionStart } from '../../layout/header/SectionStart'
import { useScrolledPast } from '../../layout/header/scrolled-past'
import { SchoolAccount } from './SchoolAccount'
import './school-centre-header.css'
import { studentCentreWords } from './words'

const entries = [
  { name: 'learning', path: '/schoolCenter' },
  { name: 'classes', path: '/schoolCenter/class' },
  { name: 'orders', path: '/schoolCenter/order' },
] as const

/**
 * Header of the school's user centre (specification 2.9): turns dark after 30 px.
 *
 *   mark 出海云 | 跨境学院   我的学习 我的班级 我的订单      organisation  去认证  avatar
 */
export const SchoolCentreHeader = () => {
  const words = useMessages(studentCentreWords)
  const isDark = useScrolledPast(schoolHeaderDarkPx)
  return (
    <header className="school-header" data-dark={isDark || undefined}>
      <div className="portal-width school-header__row">
        <SectionStart
          section={{ title: words.school, path: '/school' }}
          label={words.navigation}
          pages={entries.map(({ name, path }) => ({ title: words[name], path }))}
          tone={isDark ? 'navy' : 'light'}
        />
        <SchoolAccount />
      </div>
    </header>
  )
}
