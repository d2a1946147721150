import type { ReactNode } from 'react'
import type { PageProps } from '../../app/page'
import { BlockView } from './blocks/BlockView'
import type { ShownPage } from './blocks/block'
import { placeBlocks } from './contents'
import { PageContents } from './PageContents'
import { ServiceHeader } from './ServiceHeader'
import './service.css'

type ServicePageProps = Omit<PageProps<ShownPage>, 'params' | 'query'> & { children?: ReactNode }

/** The template of marketing and information pages: a header and the page's own blocks; `children` follow the header and its facts. */
export default function ServicePage({ data: page, now, children }: ServicePageProps) {
  const placed = placeBlocks(page.blocks)
  const facts = placed[0]?.block.type === 'facts' ? 1 : 0
  const show = (some: typeof placed) =>
    some.map(({ block, id }) => (
      <BlockView key={`${page.key} ${id}`} block={block} id={id} page={page.key} now={now} />
    ))
  return (
    <>
      <ServiceHeader page={page} />
      <PageContents placed={placed} />
      {facts > 0 && <div className="service-blocks">{show(placed.slice(0, facts))}</div>}
      {children}
      <div className="service-blocks">{show(placed.slice(facts))}</div>
    </>
  )
}
