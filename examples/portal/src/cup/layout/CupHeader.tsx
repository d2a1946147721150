import { brand } from '@chuhai/contract/constants'
import { Icon, Mark } from '@chuhai/ui'
import { iconMenu } from '@chuhai/ui/icons'
import { useMessages } from '../../content/messages'
import { Account } from '../../layout/header/Account'
import { useScrolledPast } from '../../layout/header/scrolled-past'
import { openEditionPath, slides } from '../slides'
import { cupWords } from '../words'
import { navId } from './CupNav'
import './cup-header.css'

interface CupHeaderProps {
  isSlide: boolean
  personalCentre: string
}

/** Header of the competition; it gets a background once the page is scrolled. */
export const CupHeader = ({ isSlide, personalCentre }: CupHeaderProps) => {
  const words = useMessages(cupWords)
  const isStuck = useScrolledPast(0)
  return (
    <header className="cup-header" data-stuck={isStuck || undefined}>
      <div className="portal-width cup-header__row">
        <a className="cup-header__brand" href="/" aria-label={words.brandHome(brand)}>
          <Mark size={28} tone="navy" />
          {brand}
        </a>
        <a className="cup-header__name" href={slides[0].path}>
          {words.competition}
        </a>
        <div className="cup-header__tools">
          <a className="cup-header__link" href={isSlide ? openEditionPath : slides[2].path}>
            {isSlide ? words.openEdition : words.lastEdition}
          </a>
          <a className="cup-header__link" href="/">
            {words.home}
          </a>
          <Account personalCentre={personalCentre} registers={false} />
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
