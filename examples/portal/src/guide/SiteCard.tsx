import type { FoundText } from '@chuhai/contract/guide'
import { memo } from 'react'
import { useWords } from '../content/words'
import type { CardSite } from './card-site'
import { sitePath } from './paths'
import { SiteMark } from './SiteMark'
import { SubscribeButton } from './SubscribeButton'
import { guideWords } from './words'
import './site-card.css'

/** A text with what was looked for marked in it. */
const Found = ({ text }: { text: FoundText }) =>
  text.map((piece, index) =>
    piece.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text stay where they are
      <mark key={index} className="found">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )

/** A text's length in ems: Chinese signs are square, others about half as wide. */
const emsOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.6), 0)

/** The narrowest card has room for so many ems. Longer text is cut, at the cost of a clip. */
const room = { summary: 12, name: 10.5, nameBesideSign: 7.5 }
const isLong = (text: string, ems: number): true | undefined => emsOf(text) > ems || undefined

/**
 * A site in a list: its name leads to its own page in the guide, the arrow to the site itself.
 *
 *   [卖]  name 官方             订阅  ↗
 *         summary, or the matching sentence of the search: two lines
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
            data-long={isLong(name, isOfficial ? room.nameBesideSign : room.name)}
            href={sitePath(id)}
            title={name}
          >
            {found ? <Found text={found.name} /> : name}
          </a>
          {isOfficial && <span className="site-card__official">{words.official}</span>}
        </p>
        {found?.text ? (
          <p className="site-card__summary" data-excerpt>
            <Found text={found.text} />
          </p>
        ) : (
          <p className="site-card__summary" data-long={isLong(summary, room.summary)}>
            {found ? <Found text={found.summary} /> : summary}
          </p>
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
