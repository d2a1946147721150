import type { Programme } from '@chuhai/contract/competition'
import { currentStage, formatDays } from '../dates'
import './schedule-route.css'

interface ScheduleRouteProps {
  schedule: Programme['schedule']
  now: number
}

/**
 * The schedule as a route that winds from port to port; what has passed is orange, the port of now is lit.
 *
 *    name            name
 *    ●  ╲          ╱ ○ ╲
 *        ╲ ○ ____ ╱
 *          name
 */
export const ScheduleRoute = ({ schedule, now }: ScheduleRouteProps) => {
  const current = currentStage(schedule, now)
  return (
    <ol className="schedule-route">
      {schedule.map(({ name, startsOn, endsOn, text }, index) => (
        <li
          key={name}
          data-passed={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="schedule-route__line" aria-hidden="true">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" aria-hidden="true">
              <path
                d={index % 2 === 0 ? 'M0 0C50 0 50 100 100 100' : 'M0 100C50 100 50 0 100 0'}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </span>
          <div>
            <time dateTime={startsOn}>{formatDays(startsOn, endsOn)}</time>
            <b>{name}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
