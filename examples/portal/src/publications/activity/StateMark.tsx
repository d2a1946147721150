import type { ActivityCard } from '@chuhai/contract/publication'
import { signUpEnd } from '@chuhai/contract/sign-up-end'
import { timeWindow } from '@chuhai/contract/time-window'
import './state-mark.css'

type Shown = Pick<ActivityCard, 'startsAt' | 'endsAt' | 'closesHours' | 'isCancelled' | 'left'>

/** Returns the colour and the word of how far an activity is. */
const stateOf = (card: Shown, now: number): [1 | 2 | 3, string] => {
  const state = timeWindow(now, card.startsAt, card.endsAt)
  const end = signUpEnd(card)
  if (card.isCancelled) return [3, '已取消']
  if (state === 3) return [3, '已结束']
  if (state === 2) return [2, '进行中']
  if (end === null) return [1, '不用报名']
  if (now >= end) return [3, '报名截止']
  return card.left === 0 ? [2, '可候补'] : [1, '报名中']
}

/** Whether an activity can be joined, is on, over or cancelled. */
export const StateMark = ({ card, now }: { card: Shown; now: number }) => {
  const [state, word] = stateOf(card, now)
  return (
    <em className="state-mark" data-state={state}>
      {word}
    </em>
  )
}
