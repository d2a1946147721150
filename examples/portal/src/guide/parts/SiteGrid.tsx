import { memo, Suspense, useMemo, useRef } from 'react'
import { type CardSite, SiteCard } from './SiteCard'
import './site-grid.css'
import { useNearParts } from './use-near-parts'

/** Cards rendered together: whole rows in one, two and three columns. */
const blockSize = 12

/** Sites far from the window are one text of this many, so that a browser observes few elements while it scrolls. */
const stretchSize = 8 * blockSize

/** A page of quick scrolling. */
const nearPx = 1200

const Block = memo(({ sites, isFirst }: { sites: readonly CardSite[]; isFirst: boolean }) => (
  <ul className="site-grid__block" data-first={isFirst || undefined}>
    {sites.map((site) => (
      <li key={site.id}>
        <SiteCard site={site} />
      </li>
    ))}
  </ul>
))

/** As high as its cards will be, with their text, so that the browser's search finds it. */
const Placeholder = memo(({ sites }: { sites: readonly CardSite[] }) => (
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
  /** Begins below the first screen: nothing of it is rendered before the window comes near. */
  isBelow?: boolean
}

/** Parts of the list: stretches of blocks, or blocks of cards. Outside the window's neighbourhood a part is only text. */
const Parts = ({ sites, isBelow = false, size }: SiteGridProps & { size: number }) => {
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(sites.length / size) }, (_, index) =>
        sites.slice(index * size, (index + 1) * size),
      ),
    [sites, size],
  )
  const list = useRef<HTMLDivElement>(null)
  const isStretch = size > blockSize
  const initialCount = isBelow ? 0 : 1
  const isRendered = useNearParts(list, parts.length, initialCount, isStretch ? 2 * nearPx : nearPx)

  const partAt = (index: number, part: readonly CardSite[]) => {
    if (!isRendered(index)) return <Placeholder sites={part} />
    if (isStretch) return <Parts sites={part} isBelow={isBelow || index > 0} size={blockSize} />
    return <Block sites={part} isFirst={index < initialCount} />
  }
  return (
    <div ref={list}>
      {parts.map((part, index) => (
        // Parts hydrate one by one, and let the page respond in between.
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
        <Suspense key={index}>{partAt(index, part)}</Suspense>
      ))}
    </div>
  )
}

/** Cards in one frame, in three, two or one column. */
export const SiteGrid = (props: SiteGridProps) => (
  <div className="site-grid">
    <div className="site-grid__cells">
      <Parts {...props} size={props.sites.length > stretchSize ? stretchSize : blockSize} />
    </div>
  </div>
)
