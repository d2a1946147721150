import type { GuideSite } from '@chuhai/contract/guide'
import { memo } from 'react'
import { useMessages } from '../../app/messages'
import { sitePath } from '../../app/paths/guide'
import { Highlighted } from '../../components/Highlighted'
import { SiteMark } from '../../components/SiteMark'
import { guideMessages } from '../messages'
import { SubscribeButton } from './SubscribeButton'
import './site-card.css'

/** What a card shows of a site. */
export type CardSite = Omit<GuideSite, 'region' | 'tags' | 'isSubscribed'>

/**
 * A site in a list: its name links to its page in the guide, the arrow to the site itself.
 *
 *   [卖]  name 官方             订阅  ↗
 *         summary, or the matching sentence of the search: two lines
 */
export const SiteCard = memo(({ site }: { site: CardSite }) => {
  const words = useMessages(guideMessages)
  const { id, name, logo, summary, address, isOfficial, found } = site
  return (
    <div className="site-card">
      <SiteMark {...logo} />
      <div className="site-card__text">
        <p className="site-card__head">
          <a className="site-card__name" href={sitePath(id)} title={name}>
            {found ? <Highlighted text={found.name} /> : name}
          </a>
          {isOfficial && <span className="site-card__official">{words.official}</span>}
        </p>
        {found?.text ? (
          <p className="site-card__summary" data-excerpt>
            <Highlighted text={found.text} />
          </p>
        ) : (
          <p className="site-card__summary">{found ? <Highlighted text={found.summary} /> : summary}</p>
        )}
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
