import { confirmActivityPlace, giveBackActivityPlace, type SignUp } from '@chuhai/contract/activity'
import { type Core, isAbortError } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, ConfirmDialog, groupedPhone, Tag, useLocale } from '@chuhai/ui'
import { iconCalendar } from '@chuhai/ui/icons'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../app/messages'
import { activityPath } from '../../app/paths/activities'
import { confirmPath, orderPath, ordersPath } from '../../app/paths/orders'
import { activityPlaceMessages } from './messages'
import { type Standing, standingOf, toneOf } from './standing'
import './activity-place.css'

const useNote = (signUp: SignUp, standing: Standing): string => {
  const { notes } = useMessages(activityPlaceMessages)
  const inChina = useChinaClock(useLocale())
  const { phone, place } = signUp
  if (standing === 'confirmed') return notes.confirmed(groupedPhone(phone))
  if (standing === 'waiting') return notes.waiting(place.ahead)
  if (standing === 'toConfirm' || standing === 'toPay')
    return notes[standing](inChina(chinaMoment(place.keepUntil ?? signUp.startsAt)))
  return notes[standing]
}

interface ActivityPlaceProps {
  core: Core
  signUp: SignUp
  now: number
  /** The place was confirmed or given back. */
  onChanged(): void
}

/**
 * Somebody's place at an activity: where they stand, and what they can do.
 *
 *   [已报名] 席位已为您留好，到场报手机号 … 签到。
 *   (加入日历) 不参加了
 */
export const ActivityPlace = ({ core, signUp, now, onChanged }: ActivityPlaceProps) => {
  const words = useMessages(activityPlaceMessages)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const standing = standingOf(signUp, now)
  const note = useNote(signUp, standing)
  const { activityId, sessionId, orderNumber } = signUp
  const params = { id: activityId }

  const change = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await call()
      core.notices.success(done)
    } catch (error) {
      if (!isAbortError(error)) core.report(error)
    }
    setBusy(false)
    setAsking(false)
    // Also after a failure: what was shown may be old.
    onChanged()
  }
  const calendar = (
    <Button
      key="calendar"
      variant="secondary"
      icon={iconCalendar}
      href={`/api/activity/${activityId}/calendar.ics`}
    >
      {words.actions.calendar}
    </Button>
  )
  const giveBack = (label: 'giveBack' | 'leave') => (
    <Button key="giveBack" variant="text" onClick={() => setAsking(true)}>
      {words.actions[label]}
    </Button>
  )
  const order = orderNumber && (
    <Button key="order" variant="secondary" href={orderPath(orderNumber, ordersPath('activity'))}>
      {words.actions.order}
    </Button>
  )
  const confirm = () => change(() => core.call(confirmActivityPlace, { params }), words.confirmed)
  const actions: Record<Standing, ReactNode> = {
    confirmed: [calendar, giveBack('giveBack')],
    toConfirm: [
      <Button key="confirm" variant="action" busy={isBusy && !isAsking} onClick={() => void confirm()}>
        {words.actions.confirm}
      </Button>,
      giveBack('giveBack'),
    ],
    toPay: [
      <Button key="pay" variant="action" href={confirmPath({ kind: 'activity', id: sessionId })}>
        {words.actions.pay}
      </Button>,
      giveBack('giveBack'),
    ],
    waiting: giveBack('leave'),
    lapsed: (
      <Button variant="secondary" href={`${activityPath(activityId)}#sign-up`}>
        {words.actions.again}
      </Button>
    ),
    ordered: [calendar, order],
    cancelled: order,
    came: null,
    over: null,
  }
  return (
    <div className="activity-place" data-standing={standing}>
      <p role="status">
        <Tag tone={toneOf[standing]}>{words.tags[standing]}</Tag>
        {note}
      </p>
      <div className="activity-place__actions">{actions[standing]}</div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.givingBack.title}
        confirm={words.givingBack.confirm}
        busy={isBusy}
        onConfirm={() =>
          void change(() => core.call(giveBackActivityPlace, { params }), words.givingBack.done)
        }
      >
        {words.givingBack.text}
      </ConfirmDialog>
    </div>
  )
}
