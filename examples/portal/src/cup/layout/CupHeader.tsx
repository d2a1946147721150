import { Icon } from '@chuhai/ui'
import { iconMenu } from '@chuhai/ui/icons'
import { useMessages } from '../../app/messages'
import { BrandLink } from '../../components/Brand'
import { Account } from '../../layout/header/Account'
import { useScrolledPast } from '../../layout/header/scrolled-past'
import { useCup } from '../context'
import { cupMessages } from '../messages'
import { openEditionPath, slides } from '../slides'
import { navId } from './CupNav'
import './cup-header.css'

/** Header of the competition; it gets a background once the page is scrolled. */
export const CupHeader = ({ isSlide }: { isSlide: boolean }) => {
  const words = useMessages(cupMessages)
  const { latest } = useCup().editions
  const isStuck = useScrolledPast(0)
  return (
    <header className="cup-header" data-stuck={isStuck || undefined}>
      <div className="portal-width cup-header__row">
        <BrandLink tone="navy" />
        <a className="portal-section-name cup-header__name" href={slides[0].path}>
          {words.competition}
        </a>
        <div className="cup-header__tools">
          <a className="cup-header__link" href={isSlide ? openEditionPath : slides[2].path}>
            {isSlide ? words.openEdition(latest?.name) : words.lastEdition}
          </a>
          <a className="cup-header__link" href="/">
            {words.home}
          </a>
          <Account registers={false} />
          <button
            type="button"
            className="cup-header__menu"
            popoverTarget={navId}
            aria-label={words.openMenu}
          >
            <Icon path={iconMenu} size={22} />
          </button>
        </div>
      </div>
    </header>
  )
}
