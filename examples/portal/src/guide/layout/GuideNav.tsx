import { Icon } from '@chuhai/ui'
import { iconBookmark, iconClose, iconCompass, iconFlame, iconMenu } from '@chuhai/ui/icons'
import { type MouseEvent, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { categoryPath, exclusivePath, hotTypeId, subscriptionsPath } from '../../app/paths/guide'
import { useIsPainted } from '../../app/rendering'
import { isModifiedClick } from '../../router/links'
import { useGuide, useSubscriptions } from '../guide'
import { guideLayoutMessages } from './messages'
import { NavGroup, useNavPlace } from './NavGroup'
import './guide-nav.css'
import './guide-chrome.css'

const panelId = 'guide-nav'

/**
 * The left navigation (specification 2.10): beside the page on wide screens, on small ones a panel that a button opens.
 */
export const GuideNav = () => {
  const words = useMessages(guideLayoutMessages)
  const { tree, isHotShown, exclusive } = useGuide()
  const ids = useSubscriptions()
  const place = useNavPlace()
  const isPainted = useIsPainted()
  const panel = useRef<HTMLElement>(null)
  const currentIf = (entry: string) => (place.entry === entry ? 'page' : undefined)

  const closeAfterLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href]')) panel.current?.hidePopover?.()
  }
  const goExclusive = (event: MouseEvent) => {
    if (!exclusive || isModifiedClick(event)) return
    event.preventDefault()
    exclusive.open()
  }
  return (
    <>
      <button type="button" className="guide-nav__opener" popoverTarget={panelId}>
        <Icon path={iconMenu} size={20} />
        {words.open}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keyboard as clicks */}
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        className="guide-nav"
        aria-label={words.categories}
        onClick={closeAfterLink}
      >
        <p className="guide-nav__head">
          {words.open}
          <button type="button" popoverTarget={panelId} popoverTargetAction="hide" aria-label={words.close}>
            <Icon path={iconClose} size={20} />
          </button>
        </p>
        <ul className="guide-nav__fixed">
          <li>
            <a href={exclusivePath} aria-current={currentIf('exclusive')} onClick={goExclusive}>
              <Icon path={iconCompass} size={18} />
              {words.exclusive}
            </a>
          </li>
          <li>
            <a href={subscriptionsPath} aria-current={currentIf('subscriptions')}>
              <Icon path={iconBookmark} size={18} />
              {words.subscriptions}
              {ids && (
                <span className="guide-nav__count">
                  <span aria-hidden="true">{ids.size}</span>
                  <span className="ch-hidden">{words.count(ids.size)}</span>
                </span>
              )}
            </a>
          </li>
          {isHotShown && (
            <li>
              <a href={categoryPath(hotTypeId)} aria-current={currentIf('hot')}>
                <Icon path={iconFlame} size={18} />
                {words.hot}
              </a>
            </li>
          )}
        </ul>
        {tree.length > 0 ? (
          <ol className="guide-nav__groups">
            {tree.map((category, index) => (
              <NavGroup
                key={category.id}
                category={category}
                isFirst={index === 0}
                place={place}
                isWhole={isPainted}
              />
            ))}
          </ol>
        ) : (
          <p className="guide-nav__failed">{words.failed}</p>
        )}
      </nav>
    </>
  )
}
