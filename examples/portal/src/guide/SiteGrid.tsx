import { memo, Suspense, useMemo, useRef } from 'react'
import { blocksOf } from './blocks'
import type { CardSite } from './card-site'
import { SiteCard } from './SiteCard'
import './site-grid.css'
import { useNearBlocks } from './use-near-blocks'

const Block = memo(({ sites }: { sites: readonly CardSite[] }) => (
  <ul className="site-grid__block">
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

/**
 * Cards in one outer frame, three, two or one beside each other. Where thousands stand on a page, cards far from the
 * window are only text.
 */
export const SiteGrid = ({ sites, isBelow = false }: SiteGridProps) => {
  const blocks = useMemo(() => blocksOf(sites), [sites])
  const grid = useRef<HTMLDivElement>(null)
  const isDrawn = useNearBlocks(grid, blocks.length, isBelow)
  return (
    <div className="site-grid" ref={grid}>
      <div className="site-grid__cells">
        {blocks.map((block, index) => (
          // Blocks come to life one by one, and let the page answer in between.
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          <Suspense key={index}>
            {isDrawn(index) ? <Block sites={block} /> : <Ahead sites={block} />}
          </Suspense>
        ))}
      </div>
    </div>
  )
}
