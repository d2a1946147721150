import type { Home } from '@chuhai/contract/home'
import { Icon } from '@chuhai/ui'
import { Heading } from '../../content/Heading'
import { iconOf } from '../../content/icons'
import './legs.css'

/** Everything we do, as five legs of one route; the first is where a visitor stands. */
export const Legs = ({ content: { title, lead, more, list } }: { content: Home['legs'] }) => (
  <>
    <Heading title={title} lead={lead} more={more} />
    <ol className="home-legs">
      {list.map((leg) => (
        <li key={leg.name} className="home-legs__leg">
          <h3>
            <Icon path={iconOf(leg.icon)} size={22} />
            {leg.name}
          </h3>
          <p>{leg.text}</p>
          <ul>
            {leg.services.map((service) => (
              <li key={service.title}>
                <a href={service.path}>
                  {service.title}
                  <span>{service.price}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </>
)
