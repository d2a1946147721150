import type { Page } from '@chuhai/contract/page'
import { Icon } from '@chuhai/ui'
import { DepthChart, heroChart } from '@chuhai/ui/charts'
import { iconChevronRight } from '@chuhai/ui/icons'
import {
  Buoy,
  Crane,
  Growth,
  type IllustrationProps,
  Lighthouse,
  Parcel,
  Podium,
  Screen,
  Seal,
  Ship,
  Shop,
  Trophy,
} from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'
import { ConsultButton } from '../../help/ConsultButton'
import './service-header.css'

const illustrations: Record<string, ComponentType<IllustrationProps>> = {
  buoy: Buoy,
  crane: Crane,
  growth: Growth,
  lighthouse: Lighthouse,
  parcel: Parcel,
  podium: Podium,
  screen: Screen,
  seal: Seal,
  ship: Ship,
  shop: Shop,
  trophy: Trophy,
}

/** Returns the illustration that content names; a ship for unknown names. */
const illustrationOf = (name: string | null): ComponentType<IllustrationProps> =>
  illustrations[name ?? ''] ?? Ship

/** Breadcrumbs, title, price and facts of a page. */
export const ServiceHeader = ({ page }: { page: Page }) => {
  const Picture = illustrationOf(page.illustration)
  return (
    <section className="service-header">
      <div className="service-header__sea">
        <DepthChart chart={heroChart} />
      </div>
      <div className="portal-width service-header__row">
        <div className="service-header__text">
          <nav aria-label="面包屑">
            <ol>
              <li>
                <a href="/">首页</a>
              </li>
              {page.parent && (
                <li>
                  <Icon path={iconChevronRight} size={16} />
                  <a href={page.parent.path}>{page.parent.title}</a>
                </li>
              )}
              <li aria-current="page">
                <Icon path={iconChevronRight} size={16} />
                {page.title}
              </li>
            </ol>
          </nav>
          <h1>
            {page.headline.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className="service-header__lead">{page.lead}</p>
          {page.consultable && (
            <div className="service-header__actions">
              <ConsultButton size="large" />
            </div>
          )}
          {page.price && (
            <p className="service-header__price">
              <b>{page.price.figure}</b> {page.price.note}
            </p>
          )}
        </div>
        <div className="service-header__card">
          <Picture size={page.facts.length > 0 ? 120 : 200} />
          {page.facts.length > 0 && (
            <dl>
              {page.facts.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  )
}
