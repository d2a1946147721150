import type { Programme } from '@chuhai/contract/competition'
import { useWords } from '../../content/words'
import type { PageProps } from '../../routes/row'
import { monthText } from '../dates'
import { ScheduleRoute } from '../parts/ScheduleRoute'
import { cupWords } from '../words'
import './schedule.css'
import { Slide, SlideHead } from './Slide'

/** 赛程安排: the whole way on one chart. */
export default function SchedulePage({ data: { edition, schedule }, now }: PageProps<Programme>) {
  const { slides } = useWords(cupWords)
  const span = `${monthText(edition.startsOn)} – ${monthText(edition.endsOn)}`
  return (
    <Slide name="cup-schedule">
      <SlideHead edition={`${edition.name}　${span}`} title={slides.schedule} />
      <ScheduleRoute schedule={schedule} now={now} />
    </Slide>
  )
}
