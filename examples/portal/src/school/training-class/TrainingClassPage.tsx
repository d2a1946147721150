import type { TrainingClass } from '@chuhai/contract/school'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { classesPath } from '../../app/paths/school'
import { Prose } from '../../components/Prose'
import { RouteSteps } from '../../components/RouteSteps'
import { schoolMessages } from '../messages'
import { AskSchool } from '../parts/AskSchool'
import { OfferBody, Points, Teacher } from '../parts/OfferBody'
import { OfferHead } from '../parts/OfferHead'
import { ClassActions } from './ClassActions'
import { trainingClassMessages } from './messages'
import { startOf, startText, stopOf } from './times'
import './training-class.css'

/** All places, and those that are left while it can be applied for. */
const Seats = ({ item: { seats, left }, isOpen }: { item: TrainingClass; isOpen: boolean }) => {
  const words = useMessages(trainingClassMessages)
  return (
    <>
      {words.seatCount(seats)}
      {isOpen && <em className="training-class__left">{left > 0 ? words.left(left) : words.full}</em>}
    </>
  )
}

/** A training class (specification 2.5): when and where, for whom, in which steps, and a seat in it. */
export default function TrainingClassPage({ data, now }: PageProps<TrainingClass>) {
  const words = useMessages(trainingClassMessages)
  const schoolWords = useMessages(schoolMessages)
  const hasBegun = startOf(data) <= now
  const asksForNext = hasBegun || data.isCancelled || data.left === 0
  return (
    <>
      <OfferHead
        category={data.name}
        list={{ title: words.shelf, path: classesPath }}
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
          ...(data.hours ? [{ term: words.hours, text: data.hours }] : []),
          { term: words.seats, text: <Seats item={data} isOpen={!hasBegun} /> },
          { term: words.teacher, text: data.teacher.name },
        ]}
        actions={<ClassActions item={data} now={now} />}
      />
      <OfferBody
        beside={
          <>
            <Points title={schoolWords.includes} points={data.includes} />
            <Teacher teacher={data.teacher} />
          </>
        }
      >
        <section>
          <h2>{words.about}</h2>
          <Prose>{data.body}</Prose>
        </section>
        <Points title={words.suits} points={data.suits} />
      </OfferBody>
      <section className="portal-section portal-section--sand training-class__plan">
        <div className="portal-width">
          <h2>{words.plan}</h2>
          <RouteSteps isOnSand steps={data.plan.map(stopOf)} />
        </div>
      </section>
      <AskSchool
        {...(asksForNext ? words.askNext : words.ask)}
        about={{ kind: asksForNext ? 'nextClass' : 'class', id: String(data.id), title: data.name }}
        draft={`class-${data.id}`}
      />
    </>
  )
}
