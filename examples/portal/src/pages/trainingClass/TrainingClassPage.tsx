import type { TrainingClass } from '@chuhai/contract/school'
import { useMessages } from '../../content/messages'
import { RouteSteps } from '../../content/RouteSteps'
import { Prose } from '../../prose/Prose'
import type { PageProps } from '../../routes/row'
import { AskSchool } from '../../school/AskSchool'
import { OfferBody, Points, Teacher } from '../../school/OfferBody'
import { OfferHead } from '../../school/OfferHead'
import { trainingClassMessages } from './messages'
import { startOf, startText, stopOf } from './schedule'
import './training-class.css'

/** A training class (specification 2.5): when and where, for whom, in which steps, and a seat in it. */
export default function TrainingClassPage({ data, now }: PageProps<TrainingClass>) {
  const words = useMessages(trainingClassMessages)
  const hasBegun = startOf(data) <= now
  return (
    <>
      <OfferHead
        category={words.shelf}
        name={data.name}
        summary={data.summary}
        tags={data.tags}
        price={data.price}
        facts={[
          {
            term: words.starts,
            text: (
              <>
                {startText(data, now)}
                {hasBegun && <em className="training-class__begun">{words.begun}</em>}
              </>
            ),
          },
          { term: words.weeks, text: words.weekCount(data.weeks) },
          { term: words.place, text: data.city },
          { term: words.seats, text: words.seatCount(data.seats) },
          { term: words.teacher, text: data.teacher.name },
        ]}
        action={hasBegun ? words.actionNext : words.action}
      />
      <OfferBody beside={<Teacher teacher={data.teacher} />}>
        <section>
          <h2>{words.about}</h2>
          <Prose>{data.body}</Prose>
        </section>
        <Points title={words.suits} points={data.suits} />
      </OfferBody>
      <section className="portal-section portal-section--sand training-class__plan">
        <div className="portal-width">
          <h2>{words.plan}</h2>
          <RouteSteps steps={data.plan.map(stopOf)} />
        </div>
      </section>
      <AskSchool {...(hasBegun ? words.askNext : words.ask)} draft={`class-${data.id}`} />
    </>
  )
}
