import type { Programme } from '@chuhai/contract/competition'
import { Button } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { useCup } from '../context'
import { cupMessages } from '../messages'
import { ZoneMark } from '../parts/ZoneMark'
import { slides } from '../slides'
import './last-edition.css'
import { openEditionMessages } from './messages'

/** The winners of the last edition, and the link to its slides. */
export const LastEdition = ({ review }: { review: Programme['review'] }) => {
  const words = useMessages(openEditionMessages)
  const { zone: nameOf } = useMessages(cupMessages)
  const { previous } = useCup().editions
  return (
    <section className="portal-section portal-section--sand last-edition">
      <div className="portal-width">
        <div className="last-edition__head">
          <div>
            <h2>{words.lastTitle}</h2>
            <p>{review.lead}</p>
          </div>
          <Button variant="secondary" size="large" href={slides[0].path}>
            {words.lastLink(previous?.name)}
          </Button>
        </div>
        <ul aria-label={words.winners}>
          {review.winners.map(({ award, team, school, zone, project, result }) => (
            <li key={award + team}>
              <p className="last-edition__award">
                {award}
                <span>
                  <ZoneMark zone={zone} size={20} />
                  {nameOf(zone)}
                </span>
              </p>
              <h3>{team}</h3>
              <p>
                {school}，{project}
              </p>
              <p className="last-edition__result">{result}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
