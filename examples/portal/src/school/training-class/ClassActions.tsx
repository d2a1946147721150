import type { TrainingClass } from '@chuhai/contract/school'
import { Button } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { confirmPath, payPath } from '../../app/paths/orders'
import { applyPath } from '../../app/paths/school'
import { useOffer } from '../parts/use-own'
import { trainingClassMessages } from './messages'
import { isOver, startOf } from './times'

const ownClassesPath = '/schoolCenter/class'

/** The next step of a visitor with a training class: apply, pay once accepted, see one's own; or ask for the next one. */
export const ClassActions = ({ item, now }: { item: TrainingClass; now: number }) => {
  const words = useMessages(trainingClassMessages)
  const offer = useOffer('class', item.id)
  const { id } = item
  const product = { kind: 'class', id } as const
  const left = offer?.left ?? item.left
  const next = () => {
    if (offer?.refusal === 'ORDER_ALREADY_OWNED')
      return { href: ownClassesPath, text: words.mine, note: words.owned }
    if (item.isCancelled) return { href: '#consultation', text: words.actionNext, note: words.cancelled }
    if (isOver(item, now)) return { href: '#consultation', text: words.actionNext, note: words.over }
    if (startOf(item) <= now) return { href: '#consultation', text: words.actionNext, note: words.begun }
    if (offer?.refusal === 'ORDER_AWAITS_PAYMENT' && offer.orderNumber)
      return {
        href: payPath('orderPay', { number: offer.orderNumber, product }),
        text: words.pay,
        note: words.unpaid,
      }
    if (left === 0) return { href: applyPath(id), text: words.wait, note: words.waitNote }
    if (offer && offer.refusal === null)
      return { href: confirmPath(product), text: words.buy, note: words.accepted }
    return { href: applyPath(id), text: words.apply, note: words.steps }
  }
  const { href, text, note } = next()
  return (
    <>
      <Button href={href} size="large" block>
        {text}
      </Button>
      <p className="offer-head__note" role="status">
        {note}
      </p>
    </>
  )
}
