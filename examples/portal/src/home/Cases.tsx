import type { Home } from '@chuhai/contract/home'
import { Icon } from '@chuhai/ui'
import { iconArrowRight } from '@chuhai/ui/icons'
import { Heading } from '../components/Heading'
import './cases.css'

/** One client in their own words and figures, three more in a line each. */
export const Cases = ({ content }: { content: Home['cases'] }) => (
  <section className="portal-section portal-width">
    <Heading title={content.title} more={content.more} />
    <div className="home-cases">
      <figure>
        <blockquote>{content.quote}</blockquote>
        <figcaption>
          <span className="home-cases__face" aria-hidden="true">
            {content.person.slice(0, 1)}
          </span>
          <span>
            <b>{content.person}</b>
            {content.role}
          </span>
        </figcaption>
      </figure>
      <dl>
        {content.figures.map(({ figure, unit, label }) => (
          <div key={label}>
            <dd>
              <b>{figure}</b>
              {unit}
            </dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </div>
    <ul className="home-cases__others">
      {content.others.map((other) => (
        <li key={other.name}>
          <a href={other.path}>
            <span>{other.place}</span>
            <b>{other.name}</b>
            {other.text}
            <Icon path={iconArrowRight} size={18} />
          </a>
        </li>
      ))}
    </ul>
  </section>
)
