import { Icon } from '@chuhai/ui'
import { iconArrowRight, iconChevronDown, iconClose } from '@chuhai/ui/icons'
import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { useMessages } from '../../app/messages'
import { useCup } from '../context'
import { cupMessages } from '../messages'
import { openEditionPath, type Slide, slideIndexOf, slides } from '../slides'
import './cup-nav.css'

export const navId = 'cup-nav'

/** The list of slides (specification 2.15): beside them, in a drawer on small screens. */
export const CupNav = ({ isSlide }: { isSlide: boolean }) => {
  const words = useMessages(cupMessages)
  const { latest } = useCup().editions
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
        {words.competition}
        <button type="button" popoverTarget={navId} popoverTargetAction="hide" aria-label={words.closeMenu}>
          <Icon path={iconClose} size={22} />
        </button>
      </p>
      <ol>
        {slides.map(({ name, path: href }, at) => (
          <li key={name} data-passed={at < index || undefined}>
            <a href={href} aria-current={at === index ? 'page' : undefined}>
              {words.slides[name]}
            </a>
          </li>
        ))}
      </ol>
      <ul className="cup-nav__more">
        <li>
          <a href={openEditionPath}>{words.openEdition(latest?.name)}</a>
        </li>
        <li>
          <a href="/">{words.home}</a>
        </li>
      </ul>
    </nav>
  )
}

/** The link below a slide; that of the last one leads to the open edition. */
export const NextSlide = ({ next }: { next: Slide | null }) => {
  const words = useMessages(cupMessages)
  const { latest } = useCup().editions
  return (
    <nav className="next-slide" aria-label={words.nextSlide}>
      {next ? (
        <a href={next.path} aria-label={words.next(words.slides[next.name])}>
          {words.slides[next.name]}
          <Icon path={iconChevronDown} size={20} />
        </a>
      ) : (
        <a href={openEditionPath} data-open>
          {words.openEdition(latest?.name)}
          <Icon path={iconArrowRight} size={20} />
        </a>
      )}
    </nav>
  )
}
