import { memo, Suspense, useMemo, useRef } from 'react'
import { blockSize, partsOf, stretchSize } from './blocks'
import type { CardSite } from './card-site'
import { SiteCard } from './SiteCard'
import './site-grid.css'
import { useNearParts } from './use-near-parts'

const Block = memo(({ sites, isFirst }: { sites: readonly CardSite[]; isFirst: boolean }) => (
  <ul className="site-grid__block" data-first={isFirst || undefined}>
    {sites.map((site) => (
      <li key={site.id}>
        <SiteCard site={site} />
      </li>
    ))}
  </ul>
))

/** As high as its cards will be, and line by line beside where they will stand, so that a page's search finds them. */
const Ahead = memo(({ sites }: { sites: readonly CardSite[] }) => (
  <p
    className="site-grid__ahead"
    data-ahead
    ref={(node) => node?.style.setProperty('--_sites', `${sites.length}`)}
  >
    {sites.map(({ name, summary }) => `${name} ${summary}\n`).join('')}
  </p>
))

interface SiteGridProps {
  sites: readonly CardSite[]
  /** Begins below what is seen first: nothing of it is drawn before a visitor comes near. */
  isBelow?: boolean
}

/** Drawn at once where a list begins within what is seen first; the others follow as soon as that is painted. */
const firstParts = 1
/** A page of quick scrolling, and twice as much. */
const nearPx = 1200
const nearStretchPx = 2 * nearPx

const Blocks = ({ sites, isBelow = false }: SiteGridProps) => {
  const blocks = useMemo(() => partsOf(sites, blockSize), [sites])
  const list = useRef<HTMLDivElement>(null)
  const first = isBelow ? 0 : firstParts
  const isDrawn = useNearParts(list, blocks.length, { first, nearPx })
  return (
    <div ref={list}>
      {blocks.map((block, index) => (
        // Blocks come to life one by one, and let the page answer in between.
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        <Suspense key={index}>
          {isDrawn(index) ? <Block sites={block} isFirst={index < first} /> : <Ahead sites={block} />}
        </Suspense>
      ))}
    </div>
  )
}

const Stretches = ({ sites, isBelow = false }: SiteGridProps) => {
  const stretches = useMemo(() => partsOf(sites, stretchSize), [sites])
  const list = useRef<HTMLDivElement>(null)
  const isDrawn = useNearParts(list, stretches.length, {
    first: isBelow ? 0 : firstParts,
    nearPx: nearStretchPx,
  })
  return (
    <div ref={list}>
      {stretches.map((stretch, index) =>
        isDrawn(index) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
          <Blocks key={index} sites={stretch} isBelow={isBelow || index > 0} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
          <Ahead key={index} sites={stretch} />
        ),
      )}
    </div>
  )
}

/**
 * Cards in one outer frame, three, two or one beside each other. Where thousands stand on a page, cards far from the
 * window are only text.
 */
export const SiteGrid = (props: SiteGridProps) => (
  <div className="site-grid">
    <div className="site-grid__cells">
      {props.sites.length > stretchSize ? <Stretches {...props} /> : <Blocks {...props} />}
    </div>
  </div>
)
