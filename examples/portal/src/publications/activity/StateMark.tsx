import type { ActivityCard } from '@chuhai/contract/publication'
import { timeWindow } from '@chuhai/contract/time-window'
import './state-mark.css'

const stateNames = { 1: '报名中', 2: '进行中', 3: '已结束' } as const

type Times = Pick<ActivityCard, 'startsAt' | 'endsAt'>

/** Whether an activity can be joined, is on, or over. */
export const StateMark = ({ startsAt, endsAt, now }: Times & { now: number }) => {
  const state = timeWindow(now, startsAt, endsAt)
  return (
    <em className="state-mark" data-state={state}>
      {stateNames[state]}
    </em>
  )
}
