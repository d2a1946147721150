import type { Programme } from '@chuhai/contract/competition'
import { Heading } from '../../content/Heading'
import { useWords } from '../../content/words'
import { ScheduleRoute } from '../parts/ScheduleRoute'
import './schedule.css'
import { kycupWords } from './words'

interface ScheduleProps {
  schedule: Programme['schedule']
  now: number
}

export const Schedule = ({ schedule, now }: ScheduleProps) => {
  const words = useWords(kycupWords)
  return (
    <section className="portal-section portal-width kycup-schedule">
      <Heading title={words.scheduleTitle} />
      <ScheduleRoute schedule={schedule} now={now} />
    </section>
  )
}
