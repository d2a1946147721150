import { cupChart, DepthChart } from '@chuhai/ui/charts'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { useIsPainted } from '../../app/rendering'
import { Heading } from '../../components/Heading'
import { Questions } from '../../components/Questions'
import { RouteSteps } from '../../components/RouteSteps'
import type { OpenEditionData } from '../editions'
import { CupActions } from '../parts/CupActions'
import { ScheduleRoute } from '../parts/ScheduleRoute'
import { Hero } from './Hero'
import { LastEdition } from './LastEdition'
import './open-edition.css'
import { openEditionMessages } from './messages'
import { Prizes } from './Prizes'
import { Tracks } from './Tracks'
import { Zones } from './Zones'

/** How to sign up, and the buttons. */
const Steps = () => {
  const words = useMessages(openEditionMessages)
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

/** The page of the edition that takes teams; what is below the first screen is rendered after the first paint. */
export default function OpenEditionPage({ data, now }: PageProps<OpenEditionData>) {
  const { introduction, schedule, prizes, review, notes } = data.programme
  const words = useMessages(openEditionMessages)
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
          <Questions
            id="notes"
            title={words.notesTitle}
            lead={words.notesLead}
            questions={notes.map(({ title, text }) => ({ question: title, answer: text }))}
          />
          <LastEdition review={review} />
        </>
      )}
    </>
  )
}
