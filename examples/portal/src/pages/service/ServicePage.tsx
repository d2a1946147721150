import type { ReactNode } from 'react'
import type { PageProps } from '../../app/page'
import { BlockView } from './blocks/BlockView'
import type { ShownPage } from './blocks/block'
import { placeBlocks } from './contents'
import { PageContents } from './PageContents'
import { ServiceHeader } from './ServiceHeader'
import './service.css'

interface ServicePageProps extends Omit<PageProps<ShownPage>, 'params' | 'query'> {
  children?: ReactNode
  /** Where they are: below the header and its facts, or else above the consultation at the end. */
  childrenAt?: 'top' | 'end'
}

/** The template of marketing and information pages: a header, the page's own blocks, and `children` between them. */
export default function ServicePage({ data: page, now, children, childrenAt = 'top' }: ServicePageProps) {
  const placed = placeBlocks(page.blocks)
  const facts = placed[0]?.block.type === 'facts' ? 1 : 0
  const last = placed.at(-1)?.block.type === 'consultation' ? placed.length - 1 : placed.length
  const isAtEnd = children !== undefined && childrenAt === 'end'
  const rest = isAtEnd ? last : placed.length
  const show = (some: typeof placed) =>
    some.map(({ block, id }) => (
      <BlockView key={`${page.key} ${id}`} block={block} id={id} page={page.key} now={now} />
    ))
  return (
    <>
      <ServiceHeader page={page} />
      <PageContents placed={placed} />
      {facts > 0 && <div className="service-blocks">{show(placed.slice(0, facts))}</div>}
      {!isAtEnd && children}
      <div className="service-blocks">{show(placed.slice(facts, rest))}</div>
      {isAtEnd && children}
      {rest < placed.length && <div className="service-blocks">{show(placed.slice(rest))}</div>}
    </>
  )
}
