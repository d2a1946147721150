import { Icon } from '@chuhai/ui'
import { iconClock, iconPhone, iconPin } from '@chuhai/ui/icons'
import { Heading } from '../../../components/Heading'
import { LazyImage } from '../../../components/LazyImage'
import type { BlockProps } from './block'
import './places.css'

/** Offices: the address, when one is open, how to come, a map that we have drawn, and a link to one of others, from which nothing is loaded before. */
export const Places = ({ block: { title, lead, list }, id }: BlockProps<'places'>) => (
  <section className="portal-section portal-width places" id={id}>
    <Heading title={title} lead={lead} />
    <ul>
      {list.map(({ name, address, hours, phone, ways, map, mapService }) => (
        <li key={name} data-mapped={map ? true : undefined}>
          <div className="places__text">
            <h3>{name}</h3>
            <ul className="places__facts">
              <li>
                <Icon path={iconPin} size={18} />
                <span>
                  <address>{address}</address>
                  {mapService && (
                    <a href={mapService} target="_blank" rel="noopener noreferrer">
                      在地图服务中查看
                    </a>
                  )}
                </span>
              </li>
              <li>
                <Icon path={iconClock} size={18} />
                {hours}
              </li>
              {phone && (
                <li>
                  <Icon path={iconPhone} size={18} />
                  <a href={`tel:${phone}`}>{phone}</a>
                </li>
              )}
            </ul>
            {ways.length > 0 && (
              <dl>
                {ways.map(({ by, text }) => (
                  <div key={by}>
                    <dt>{by}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {map && <LazyImage src={map} width="720" height="480" alt={`${name}示意图`} />}
        </li>
      ))}
    </ul>
  </section>
)
