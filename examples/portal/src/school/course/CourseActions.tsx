import { type Course, lessonsOf } from '@chuhai/contract/school'
import { timeWindow } from '@chuhai/contract/time-window'
import { Button } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { confirmPath, payPath } from '../../app/paths/orders'
import { livePath, watchPath } from '../../app/paths/school'
import { useOffer, useProgress } from '../parts/use-own'
import { courseMessages } from './messages'

/** The next step of a visitor with a course: buy it, pay for it, watch it; and a free lesson before that. */
export const CourseActions = ({ course, now }: { course: Course; now: number }) => {
  const words = useMessages(courseMessages)
  const offer = useOffer('course', course.id)
  const progress = useProgress(course.id)
  const { id, price, living } = course
  const product = { kind: 'course', id } as const
  const isOwned = price === 0 || offer?.refusal === 'ORDER_ALREADY_OWNED'
  const preview = price > 0 && !isOwned && lessonsOf(course).find(({ isFree }) => isFree)
  const next = () => {
    if (isOwned) {
      const state = living && timeWindow(now, living.startsAt, living.endsAt)
      if (state === 1 || state === 2) return { href: livePath(id), text: words.enter[state] }
      const watch = progress?.lastKey ? words.resume : words.start
      return { href: watchPath(id), text: state === 3 ? words.replay : watch }
    }
    if (offer?.refusal === 'ORDER_AWAITS_PAYMENT' && offer.orderNumber)
      return { href: payPath('orderPay', { number: offer.orderNumber, product }), text: words.pay }
    return { href: confirmPath(product), text: words.buy }
  }
  const { href, text } = next()
  return (
    <>
      <Button href={href} size="large" block>
        {text}
      </Button>
      {preview && (
        <Button href={watchPath(id, preview.key)} variant="secondary" size="large" block>
          {words.tryIt}
        </Button>
      )}
      <p className="offer-head__note" role="status">
        {offer?.refusal === 'ORDER_AWAITS_PAYMENT' && words.unpaid}
        {price > 0 && offer?.refusal === 'ORDER_ALREADY_OWNED' && words.owned}
      </p>
    </>
  )
}
