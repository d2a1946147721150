import { Icon } from '@chuhai/ui'
import { iconArrowRight } from '@chuhai/ui/icons'
import { Heading } from '../../../components/Heading'
import { LazyImage } from '../../../components/LazyImage'
import type { BlockProps } from './block'
import './cases.css'

const pathOf = ({ id }: { id: number }) => `/clientCase/detail/${id}`

/** One client with its figures and in its own words, others in a row each. */
export const Cases = ({ block: { title, lead, list }, id }: BlockProps<'cases'>) => {
  const [first, ...others] = list
  if (!first) return null
  return (
    <section className="portal-section portal-width service-cases" id={id}>
      <Heading title={title} lead={lead} more={{ text: '全部案例', path: '/clientCase' }} />
      <div className="service-cases__first">
        <LazyImage src={first.cover} width="640" height="400" alt="" />
        <figure>
          <blockquote>{first.quote}</blockquote>
          <figcaption>
            <b>{first.person}</b>
            {first.role}
          </figcaption>
          <dl>
            {first.figures.map(({ figure, unit, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{figure}</b>
                  {unit}
                </dd>
              </div>
            ))}
          </dl>
          <a className="service-cases__more" href={pathOf(first)}>
            {first.title}
            <Icon path={iconArrowRight} size={18} />
          </a>
        </figure>
      </div>
      {others.length > 0 && (
        <ul>
          {others.map((one) => (
            <li key={one.id}>
              <a href={pathOf(one)}>
                <span>
                  {one.city} · {one.industry} · {one.market}
                </span>
                <b>{one.client}</b>
                <span>{one.title}</span>
                <Icon path={iconArrowRight} size={18} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
