import { provincesOf, zones } from '@chuhai/contract/competition'
import { useMessages } from '../../app/messages'
import { Heading } from '../../components/Heading'
import { cupMessages } from '../messages'
import { ZoneMark } from '../parts/ZoneMark'
import { openEditionMessages } from './messages'
import './zones.css'

/** The four zones with their provinces (specification 5.2). */
export const Zones = () => {
  const words = useMessages(openEditionMessages)
  const { zone: nameOf } = useMessages(cupMessages)
  return (
    <section className="portal-section portal-section--sand">
      <div className="portal-width">
        <Heading title={words.zonesTitle} lead={words.zonesLead} />
        <ul className="kycup-zones">
          {zones.map((zone) => {
            const provinces = provincesOf(zone)
            return (
              <li key={zone}>
                <ZoneMark zone={zone} size={56} />
                <h3>
                  {nameOf(zone)}
                  <span>{words.count(provinces.length)}</span>
                </h3>
                <p>{provinces.join('、')}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
