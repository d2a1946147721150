import { provincesOf, zones } from '@chuhai/contract/competition'
import { Heading } from '../../content/Heading'
import { useMessages } from '../../content/messages'
import { ZoneMark } from '../parts/ZoneMark'
import { cupWords } from '../words'
import { openEditionWords } from './words'
import './zones.css'

/** The four zones with their provinces (specification 5.2). */
export const Zones = () => {
  const words = useMessages(openEditionWords)
  const { zone: nameOf } = useMessages(cupWords)
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
