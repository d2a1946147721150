import type { Programme } from '@chuhai/contract/competition'
import { consultationPhone } from '@chuhai/contract/constants'
import { Icon } from '@chuhai/ui'
import { cupChart, DepthChart } from '@chuhai/ui/charts'
import { iconMinus, iconPlus } from '@chuhai/ui/icons'
import { useIsPainted } from '../../app/rendering'
import { Heading } from '../../content/Heading'
import { useMessages } from '../../content/messages'
import { RouteSteps } from '../../content/RouteSteps'
import '../../content/questions.css'
import type { PageProps } from '../../routes/row'
import type { OpenEditionData } from '../editions'
import { CupActions } from '../parts/CupActions'
import { ScheduleRoute } from '../parts/ScheduleRoute'
import { Hero } from './Hero'
import { LastEdition } from './LastEdition'
import './open-edition.css'
import { Prizes } from './Prizes'
import { Tracks } from './Tracks'
import { openEditionWords } from './words'
import { Zones } from './Zones'

/** How to sign up, and the buttons. */
const Steps = () => {
  const words = useMessages(openEditionWords)
  return (
    <section className="kycup-steps" id="sign-up">
      <div className="kycup-steps__sea">
        <DepthChart chart={cupChart} tone="navy" align="left" />
      </div>
      <div className="portal-width">
        <div className="kycup-steps__head">
          <div>
            <h2>{words.stepsTitle}</h2>
            <p>{words.stepsLead}</p>
          </div>
          <CupActions />
        </div>
        <RouteSteps steps={words.steps} />
      </div>
    </section>
  )
}

/** Questions and answers for a team; the first one is open. */
const Notes = ({ notes }: { notes: Programme['notes'] }) => {
  const words = useMessages(openEditionWords)
  return (
    <section className="portal-section portal-width service-questions" id="notes">
      <div>
        <h2>{words.notesTitle}</h2>
        <p>
          {words.notesLead} <a href={`tel:${consultationPhone}`}>{consultationPhone}</a>
        </p>
      </div>
      <div className="service-questions__list">
        {notes.map(({ title, text }, index) => (
          <details key={title} open={index === 0}>
            <summary>
              {title}
              <Icon path={iconPlus} size={20} className="service-questions__plus" />
              <Icon path={iconMinus} size={20} className="service-questions__minus" />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** The page of the edition that takes teams; what is below the first screen is rendered after the first paint. */
export default function OpenEditionPage({ data, now }: PageProps<OpenEditionData>) {
  const { introduction, schedule, prizes, review, notes } = data.programme
  const words = useMessages(openEditionWords)
  const isPainted = useIsPainted()
  return (
    <>
      <Hero {...data} />
      <Tracks introduction={introduction} />
      {isPainted && (
        <>
          <Zones />
          <section className="portal-section portal-width kycup-schedule">
            <Heading title={words.scheduleTitle} />
            <ScheduleRoute schedule={schedule} now={now} />
          </section>
          <Prizes prizes={prizes} />
          <Steps />
          <Notes notes={notes} />
          <LastEdition review={review} />
        </>
      )}
    </>
  )
}
