import type { Programme } from '@chuhai/contract/competition'
import { useMessages } from '../../content/messages'
import type { PageProps } from '../../routes/row'
import { formatMonth } from '../dates'
import { ScheduleRoute } from '../parts/ScheduleRoute'
import { cupWords } from '../words'
import { Slide, SlideHead } from './Slide'

/** 赛程安排: all stages on one route. */
export default function SchedulePage({ data: { edition, schedule }, now }: PageProps<Programme>) {
  const { slides } = useMessages(cupWords)
  const span = `${formatMonth(edition.startsOn)} – ${formatMonth(edition.endsOn)}`
  return (
    <Slide name="cup-schedule">
      <SlideHead edition={`${edition.name}　${span}`} title={slides.schedule} />
      <ScheduleRoute schedule={schedule} now={now} />
    </Slide>
  )
}
