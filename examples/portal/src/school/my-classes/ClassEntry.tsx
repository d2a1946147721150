import type { ClassApplication } from '@chuhai/contract/application'
import { priceText } from '@chuhai/contract/money'
import type { OrderCard } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { chinaDay, chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Skeleton, Tag, useLocale } from '@chuhai/ui'
import { iconCalendar } from '@chuhai/ui/icons'
import { Suspense, useState } from 'react'
import { useMessages } from '../../app/messages'
import { classPath } from '../../app/paths/school'
import { lazyPart } from '../../components/lazy-part'
import { classPeriod, firstWeekday } from '../class-period'
import { myClassesMessages } from './messages'
import { standingOf } from './standing'
import { Timetable } from './Timetable'

const Classmates = lazyPart(() => import('./Classmates'))

/** When and where a class is, once that is settled. */
const Arrangements = ({ of: { hours, venue } }: { of: ClassApplication['class'] }) => {
  const words = useMessages(myClassesMessages)
  if (hours === null || venue === null) return <p className="class-entry__note">{words.unsettled}</p>
  return (
    <dl className="class-entry__arrangements">
      <div>
        <dt>{words.hours}</dt>
        <dd>{hours}</dd>
      </div>
      <div>
        <dt>{words.venue}</dt>
        <dd>{venue}</dd>
      </div>
    </dl>
  )
}

interface ClassEntryProps {
  core: Core
  application: ClassApplication
  order: OrderCard | undefined
  now: number
}

/**
 * A class that somebody has applied for.
 *
 *   开课      name                         [未通过]
 *   12 月 7 日 dates · place · teacher · fee   (修改并重新提交)
 *   周一      note, reason                 [课表和同学]
 */
export const ClassEntry = ({ core, application, order, now }: ClassEntryProps) => {
  const words = useMessages(myClassesMessages)
  const locale = useLocale()
  const inChina = useChinaClock(locale)
  const { class: applied, state, history, submittedAt, savedAt } = application
  const { tag, also, tone, note, actions, hasPlace } = standingOf(application, order, locale, inChina)
  const [isShown, setShown] = useState(false)
  const isPaid = order?.state === 'paid' || order?.state === 'fulfilled'
  const rejection = state === 'rejected' ? history.findLast((step) => step.state === 'rejected') : undefined
  const time = state === 'draft' ? savedAt : submittedAt
  return (
    <li className="class-entry" data-placed={hasPlace || undefined}>
      <p className="class-entry__day">
        <span>{words.startsAt}</span>
        <b>{chinaDay(applied.startsOn)}</b>
        <span>{firstWeekday(applied)}</span>
      </p>
      <div className="class-entry__text">
        <h2>{applied.isShown ? <a href={classPath(applied.id)}>{applied.name}</a> : applied.name}</h2>
        <p className="class-entry__facts">
          <span>{classPeriod(applied, now)}</span>
          <span>{words.weeks(applied.weeks)}</span>
          <span>{applied.city}</span>
          <span>{words.teacher(applied.teacher.name)}</span>
          <span>{priceText(applied.price)}</span>
        </p>
        <p className="class-entry__note">{applied.isCancelled ? words.cancelled : note}</p>
        {hasPlace && !applied.isCancelled && <Arrangements of={applied} />}
        {isShown && hasPlace && !applied.isCancelled && <Timetable of={applied} now={now} />}
        {isShown && isPaid && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <Classmates core={core} classId={applied.id} />
          </Suspense>
        )}
        {rejection?.reason && (
          <p className="class-entry__reason">
            <b>{words.reason}：</b>
            {rejection.reason}
          </p>
        )}
      </div>
      <div className="class-entry__next">
        <p>
          <Tag tone={tone}>{tag}</Tag>
          {also && <Tag tone="accent">{also}</Tag>}
          {time && (
            <time dateTime={time}>
              {words[state === 'draft' ? 'saved' : 'submitted'](inChina(chinaMoment(time)))}
            </time>
          )}
        </p>
        {actions.map(({ label, href }, place) => (
          <Button
            key={label}
            href={href}
            icon={label === 'calendar' ? iconCalendar : undefined}
            variant={place > 0 ? 'text' : label === 'pay' || label === 'payOrder' ? 'action' : 'secondary'}
          >
            {words.actions[label]}
          </Button>
        ))}
        {hasPlace && !applied.isCancelled && (
          <Button variant="text" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isPaid ? words.more : words.morePlan}
          </Button>
        )}
      </div>
    </li>
  )
}
