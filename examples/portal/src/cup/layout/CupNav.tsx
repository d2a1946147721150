import { Icon } from '@chuhai/ui'
import { iconClose } from '@chuhai/ui/icons'
import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../content/words'
import { openEditionPath, slideIndexOf, slides } from '../slides'
import { cupWords } from '../words'
import './cup-nav.css'
import { cupLayoutWords } from './words'

export const navId = 'cup-nav'

/** The slides as stations of one route (specification 2.15): beside them, on small screens in a drawer. */
export const CupNav = ({ isSlide }: { isSlide: boolean }) => {
  const words = useWords(cupLayoutWords)
  const { slides: names, competition } = useWords(cupWords)
  const [path] = useLocation()
  const index = slideIndexOf(path)
  const panel = useRef<HTMLElement>(null)
  const closeAfterLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href]')) panel.current?.hidePopover?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keyboard as clicks
    <nav
      ref={panel}
      id={navId}
      popover="auto"
      className="cup-nav"
      aria-label={words.menu}
      data-slides={isSlide || undefined}
      onClick={closeAfterLink}
    >
      <p className="cup-nav__head">
        {competition}
        <button type="button" popoverTarget={navId} popoverTargetAction="hide" aria-label={words.close}>
          <Icon path={iconClose} size={22} />
        </button>
      </p>
      <ol>
        {slides.map(({ name, path: href }, at) => (
          <li key={name} data-passed={at < index || undefined}>
            <a href={href} aria-current={at === index ? 'page' : undefined}>
              {names[name]}
            </a>
          </li>
        ))}
      </ol>
      <ul className="cup-nav__more">
        <li>
          <a href={openEditionPath}>{words.openEdition}</a>
        </li>
        <li>
          <a href="/">{words.home}</a>
        </li>
      </ul>
    </nav>
  )
}
