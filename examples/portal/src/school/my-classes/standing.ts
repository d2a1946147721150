import type { ClassApplication } from '@chuhai/contract/application'
import { stateNames } from '@chuhai/contract/application'
import type { Locale } from '@chuhai/contract/locale'
import type { OrderCard } from '@chuhai/contract/order'
import { orderStateNames } from '@chuhai/contract/order'
import { chinaMoment } from '@chuhai/core/dates'
import type { TagProps } from '@chuhai/ui'
import { confirmPath, payPath } from '../../app/paths/orders'
import { applyPath } from '../../app/paths/school'
import { myClassesMessages } from './messages'

type Words = (typeof myClassesMessages)['zh-CN']

/** Where somebody stands with a class, and what to do next. */
export interface Standing {
  tag: string
  /** A second word beside it: under review and on the waiting list are two things. */
  also?: string
  tone: NonNullable<TagProps['tone']>
  note: string
  /** What leads on; the first one is the main one. */
  actions: { label: keyof Words['actions']; href: string }[]
  hasPlace: boolean
}

/** The order that counts: one that is under way before one that has ended. */
export const orderOf = (orders: readonly OrderCard[], id: number): OrderCard | undefined => {
  const own = orders.filter(({ product }) => product.kind === 'class' && product.id === id)
  return own.find(({ state }) => !isOver.has(state)) ?? own.find(({ state }) => state === 'refunded')
}
const isOver = new Set(['cancelled', 'expired', 'refunded'])

/** Where an order is that holds the place or did; null once it has ended. */
const standingOfOrder = (order: OrderCard | undefined, id: number, locale: Locale): Standing | null => {
  const words = myClassesMessages[locale]
  switch (order?.state) {
    case 'paid':
    case 'fulfilled':
      return {
        tag: words.paid,
        tone: 'success',
        note: words.notes.paid,
        actions: [
          { label: 'calendar', href: `/api/school/class/${id}/calendar.ics` },
          { label: 'order', href: '/schoolCenter/order' },
        ],
        hasPlace: true,
      }
    case 'created':
    case 'awaitingPayment':
      return {
        tag: words.toPay,
        tone: 'accent',
        note: words.notes.awaitingPayment,
        actions: [{ label: 'payOrder', href: payPath('orderPay', order) }],
        hasPlace: true,
      }
    case 'refunding':
      return {
        tag: orderStateNames.refunding[locale],
        tone: 'neutral',
        note: words.notes.refunding,
        actions: [{ label: 'order', href: '/schoolCenter/order' }],
        hasPlace: false,
      }
    default:
      return null
  }
}

/**
 * Returns the standing from the application and, once it is accepted, from the order of the place.
 *
 * @param inChina Names the clock of a time, as `useChinaClock` does.
 */
export const standingOf = (
  application: ClassApplication,
  order: OrderCard | undefined,
  locale: Locale,
  inChina: (time: string) => string,
): Standing => {
  const words = myClassesMessages[locale]
  const { state, refusal, place } = application
  const { id } = application.class
  const form = applyPath(id)
  const closed = refusal ? words.notes[refusal as 'CLASS_FULL'] : undefined
  const toForm = (label: keyof Words['actions']) => [{ label, href: form }]
  const ofOrder = standingOfOrder(order, id, locale)
  if (ofOrder) return ofOrder
  const tag = stateNames[state][locale]
  const waiting = place?.state === 'waiting' ? words.notes.waiting(place.ahead + 1) : undefined
  // The review goes on meanwhile; nothing is to be paid before there is a place.
  if (waiting && state === 'accepted')
    return {
      tag: words.waiting,
      tone: 'accent',
      note: closed ?? waiting,
      actions: toForm('view'),
      hasPlace: false,
    }
  // The orders are read beside the applications, and may be missing.
  if (place?.state === 'ordered')
    return {
      tag,
      tone: 'success',
      note: words.notes.ordered,
      actions: [{ label: 'order', href: '/schoolCenter/order' }],
      hasPlace: true,
    }
  if (state === 'accepted' && refusal === 'CLASS_FULL')
    return {
      tag,
      tone: 'success',
      note: place?.state === 'lapsed' ? words.notes.lapsedFull : words.notes.full,
      actions: toForm('wait'),
      hasPlace: false,
    }
  const kept =
    place?.state === 'kept' && place.keepUntil
      ? words.notes.keptUntil(inChina(chinaMoment(place.keepUntil)))
      : place?.state === 'lapsed' && words.notes.lapsed
  if (state === 'accepted')
    return {
      tag,
      tone: 'success',
      note: closed ?? (kept || (order ? words.notes.refunded : words.notes.accepted)),
      actions: closed ? toForm('view') : [{ label: 'pay', href: confirmPath({ kind: 'class', id }) }],
      hasPlace: false,
    }
  const labels = {
    draft: 'goOn',
    rejected: 'mend',
    withdrawn: 'again',
    submitted: 'view',
    reviewing: 'view',
  } as const
  const isOpen = state === 'submitted' || state === 'reviewing'
  return {
    tag,
    tone: state === 'rejected' ? 'error' : isOpen ? 'brand' : 'neutral',
    note: (isOpen ? waiting : closed) ?? words.notes[state],
    ...(waiting && isOpen && { also: words.waiting }),
    actions: toForm(labels[state]),
    hasPlace: false,
  }
}
