import type { Programme } from '@chuhai/contract/competition'
import { Trophy } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { cupMessages } from '../messages'
import { Figures } from '../parts/Figures'
import { ZoneMark } from '../parts/ZoneMark'
import './review.css'
import { Slide, SlideHead } from './Slide'

/** 往届回顾: the winners as entries of a logbook. */
export default function ReviewPage({ data: { edition, review } }: PageProps<Programme>) {
  const words = useMessages(cupMessages)
  return (
    <Slide name="cup-review">
      <div className="cup-review__side">
        <SlideHead slide="review" edition={edition.name} lead={review.lead} />
        <Figures figures={review.figures} />
        <Trophy tone="navy" size={150} className="cup-review__trophy" />
      </div>
      <ol className="cup-review__log" aria-label={words.winners}>
        {review.winners.map(({ award, team, school, zone, project, result }) => (
          <li key={award + team}>
            <p className="cup-review__award">{award}</p>
            <div>
              <h2>
                {team}
                <span>{school}</span>
              </h2>
              <p>
                {project}，{result}
              </p>
            </div>
            <p className="cup-review__zone">
              <ZoneMark zone={zone} />
              {words.zone(zone)}
            </p>
          </li>
        ))}
      </ol>
    </Slide>
  )
}
