import { memo } from 'react'
import { useWords } from '../content/words'
import type { CardSite } from './card-site'
import { Found } from './Found'
import { sitePath } from './paths'
import { SiteMark } from './SiteMark'
import { SubscribeButton } from './SubscribeButton'
import './site-card.css'
import { guideWords } from './words'

/** Signs that any card has room for, beside what takes as much room as some. Longer text is cut, at the cost of a clip. */
const isLong = (text: string, room: number): true | undefined => text.length > room || undefined

/**
 * A site in a list: its name leads to its own page in the guide, the arrow to the site itself.
 *
 *   [卖]  name 官方             订阅  ↗
 *         summary
 */
export const SiteCard = memo(({ site }: { site: CardSite }) => {
  const words = useWords(guideWords)
  const { id, name, logo, summary, address, isOfficial, found } = site
  return (
    <div className="site-card">
      <SiteMark {...logo} />
      <div className="site-card__text">
        <p className="site-card__head">
          <a
            className="site-card__name"
            data-long={isLong(name, isOfficial ? 4 : 8)}
            href={sitePath(id)}
            title={name}
          >
            {found ? <Found text={found.name} /> : name}
          </a>
          {isOfficial && <span className="site-card__official">{words.official}</span>}
        </p>
        <p className="site-card__summary" data-long={isLong(summary, 10)}>
          {found ? <Found text={found.summary} /> : summary}
        </p>
      </div>
      <span className="site-card__actions">
        <SubscribeButton site={site} />
        {/* biome-ignore lint/a11y/useAnchorContent: its label names it, and the stylesheet draws the arrow */}
        <a
          className="site-card__open"
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={words.open(name)}
        />
      </span>
    </div>
  )
})
