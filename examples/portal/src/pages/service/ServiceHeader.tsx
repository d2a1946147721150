import type { BlockType } from '@chuhai/contract/page'
import { Button } from '@chuhai/ui'
import { DepthChart, heroChart } from '@chuhai/ui/charts'
import { ConsultButton } from '../../components/ConsultButton'
import { Crumbs } from '../../components/Crumbs'
import type { ShownPage } from './blocks/block'
import './service-header.css'

/** What a visitor looks at first, beside asking: the first of these that the page has. */
const firstLooks: readonly [type: BlockType, text: string][] = [
  ['calculator', '先算一算'],
  ['prices', '看价格'],
  ['comparison', '看对比'],
  ['checklist', '看要备什么'],
  ['timetable', '看日程'],
]

/** Breadcrumbs, title and price of a page, its picture at the right, and below them its siblings. */
export const ServiceHeader = ({ page }: { page: ShownPage }) => {
  const types = new Set(page.blocks.map(({ type }) => type))
  const look = firstLooks.find(([type]) => types.has(type))
  return (
    <section className="service-header" data-tone={page.tone} data-pictured={page.picture ? true : undefined}>
      <div className="service-header__sea">
        <DepthChart chart={heroChart} tone={page.tone} />
      </div>
      <div className="portal-width service-header__row">
        <div className="service-header__text">
          <Crumbs above={page.parent ? [page.parent] : []} here={page.title} />
          <h1>
            {page.headline.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className="service-header__lead">{page.lead}</p>
          {types.has('consultation') && (
            <div className="service-header__actions">
              <ConsultButton size="large" />
              {look && (
                <Button size="large" variant="secondary" href={`#${look[0]}`}>
                  {look[1]}
                </Button>
              )}
            </div>
          )}
          {page.price && (
            <p className="service-header__price">
              <b>{page.price.figure}</b> {page.price.note}
            </p>
          )}
        </div>
        {page.picture && <img src={page.picture} width="540" height="400" alt="" fetchPriority="high" />}
      </div>
      {page.tabs.length > 0 && (
        <nav className="service-header__tabs" aria-label="同类页面">
          <ul className="portal-width">
            {page.tabs.map(({ title, path }) => (
              <li key={path}>
                <a href={path} aria-current={path === page.path ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}
