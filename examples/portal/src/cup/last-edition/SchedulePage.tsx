import type { Programme } from '@chuhai/contract/competition'
import type { PageProps } from '../../app/page'
import { formatMonth } from '../dates'
import { ScheduleRoute } from '../parts/ScheduleRoute'
import { Slide, SlideHead } from './Slide'

export const describe = ({ edition, schedule }: Programme) =>
  `${edition.name}赛程：${schedule.map(({ name }) => name).join('、')}。`

/** 赛程安排: all stages on one route. */
export default function SchedulePage({ data: { edition, schedule }, now }: PageProps<Programme>) {
  const span = `${formatMonth(edition.startsOn)} – ${formatMonth(edition.endsOn)}`
  return (
    <Slide name="cup-schedule">
      <SlideHead slide="schedule" edition={`${edition.name}　${span}`} />
      <ScheduleRoute schedule={schedule} now={now} />
    </Slide>
  )
}
