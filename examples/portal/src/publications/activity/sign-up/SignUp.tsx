import type { Activity } from '@chuhai/contract/publication'
import { signUpEnd } from '@chuhai/contract/sign-up-end'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Skeleton, useLocale } from '@chuhai/ui'
import { Suspense } from 'react'
import { useApp, useVisitor } from '../../../app/app'
import { useMessages } from '../../../app/messages'
import { activitiesPath, activityPath } from '../../../app/paths/activities'
import { lazyPart } from '../../../components/lazy-part'
import { SignOnButton } from '../../../components/SignOnButton'
import { signUpMessages } from './messages'
import './sign-up.css'

const OwnSignUp = lazyPart(() => import('./OwnSignUp'))

/** Returns why sign-up is closed; null while it is open. */
const useClosed = (item: Activity, now: number): string | null => {
  const words = useMessages(signUpMessages)
  const end = signUpEnd(item)
  if (item.isCancelled) return words.cancelled
  if (now > Date.parse(item.endsAt)) return words.over
  if (end === null) return words.walkIn
  if (now < end) return null
  return now < Date.parse(item.startsAt) ? words.closed : words.begun
}

interface SignUpProps {
  item: Activity
  now: number
  /** The activity was read again, after the visitor has taken a seat or given one back. */
  onRead(item: Activity): void
}

/**
 * The sign-up on the page of an activity.
 *
 *   报名            还剩 12 席 · 12 月 15 日 9:00 截止报名
 *   (登录后报名)     or one's own place, or the form
 */
export const SignUp = ({ item, now, onRead }: SignUpProps) => {
  const words = useMessages(signUpMessages)
  const inChina = useChinaClock(useLocale())
  const { client } = useApp()
  const { phase } = useVisitor()
  const closed = useClosed(item, now)
  const end = signUpEnd(item)
  const isFull = item.left === 0
  const left = item.left === null ? words.unlimited : isFull ? words.full : words.left(item.left)
  return (
    <section className="sign-up" id="sign-up" aria-labelledby="sign-up-title">
      <header>
        <h2 id="sign-up-title">{words.title}</h2>
        {closed === null && end !== null && (
          <p>
            <b>{left}</b>
            {words.until(inChina(chinaMoment(new Date(end).toISOString())))}
          </p>
        )}
      </header>
      {client && phase === 'in' ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <OwnSignUp core={client.core} item={item} now={now} closed={closed} onRead={onRead} />
        </Suspense>
      ) : closed !== null ? (
        <p className="sign-up__note">
          {closed} <a href={activitiesPath}>{words.others}</a>
        </p>
      ) : (
        <>
          <SignOnButton
            size="large"
            variant="action"
            service={`${activityPath(item.id)}#sign-up`}
            reason="activity"
          >
            {isFull ? words.signInToWait : words.signIn}
          </SignOnButton>
          <p className="sign-up__note">{isFull ? words.waitNote : words.signInNote}</p>
        </>
      )}
    </section>
  )
}
