import type { Home } from '@chuhai/contract/home'
import { Icon } from '@chuhai/ui'
import { iconMegaphone, iconShieldCheck, iconShip, iconShop, iconWindow } from '@chuhai/ui/icons'
import { Heading } from '../components/Heading'
import './services.css'

const icons: Record<string, string> = {
  shield: iconShieldCheck,
  shop: iconShop,
  ship: iconShip,
  megaphone: iconMegaphone,
  window: iconWindow,
}

/** The icon that content names. */
const iconOf = (name: string): string => icons[name] ?? iconShip

/** What providers of the list offer, with the prices that they publish. */
export const Market = ({ content: { title, note, offers } }: { content: Home['market'] }) => (
  <div className="home-market">
    <div className="home-market__title">
      <h3>{title}</h3>
      <p>{note}</p>
    </div>
    <ul>
      {offers.map((offer) => (
        <li key={offer.path}>
          <a href={offer.path}>
            <b>{offer.title}</b>
            <span className="home-market__provider">{offer.provider}</span>
            <strong>{offer.price}</strong>
          </a>
        </li>
      ))}
    </ul>
  </div>
)

/** All services as five legs of one route, the first one marked. */
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
