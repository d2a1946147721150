import { type OrderAction, type OrderState, orderActions, orderStates } from '@chuhai/contract/order'
import { describe, expect, it } from 'vitest'
import { outboxMessages } from '../../outbox/tables'
import { type OrderRow, takeSteps, writesOf } from './steps'
import { orderSteps } from './tables'
import { type OrderActor, orderActors } from './transitions'

type From = OrderState | 'none'

interface Fact {
  from: From
  action: OrderAction
  to: OrderState
  /** Beside time, whose steps any call takes. */
  by: OrderActor[]
  /** Whether the order holds its place before and after. */
  held: [before: boolean, after: boolean]
  /** Whether its refund is accepted before and after. */
  accepted?: [before: boolean, after: boolean]
  message?: string
}

const kept: [boolean, boolean] = [true, true]
const none: [boolean, boolean] = [false, false]
const accepted: [boolean, boolean] = [true, true]
const accepts: [boolean, boolean] = [false, true]
const everybody = [...orderActors]

const facts: Fact[] = [
  { from: 'none', action: 'create', to: 'created', by: ['buyer'], held: none },
  { from: 'created', action: 'submit', to: 'awaitingPayment', by: ['buyer'], held: [false, true] },
  { from: 'created', action: 'pay', to: 'paid', by: ['buyer'], held: [false, true], message: 'order.paid' },
  { from: 'created', action: 'cancel', to: 'cancelled', by: ['buyer', 'operator'], held: none },
  { from: 'created', action: 'expire', to: 'expired', by: everybody, held: none },
  { from: 'awaitingPayment', action: 'pay', to: 'paid', by: ['provider'], held: kept, message: 'order.paid' },
  {
    from: 'awaitingPayment',
    action: 'cancel',
    to: 'cancelled',
    by: ['buyer', 'operator'],
    held: [true, false],
  },
  { from: 'awaitingPayment', action: 'expire', to: 'expired', by: everybody, held: [true, false] },
  { from: 'paid', action: 'fulfil', to: 'fulfilled', by: everybody, held: kept },
  { from: 'paid', action: 'requestRefund', to: 'refunding', by: ['buyer', 'operator'], held: kept },
  { from: 'paid', action: 'refundPart', to: 'paid', by: ['operator'], held: kept },
  { from: 'paid', action: 'paySurplus', to: 'paid', by: ['provider'], held: kept },
  { from: 'fulfilled', action: 'requestRefund', to: 'refunding', by: ['buyer', 'operator'], held: kept },
  { from: 'fulfilled', action: 'refundPart', to: 'fulfilled', by: ['operator'], held: kept },
  { from: 'fulfilled', action: 'paySurplus', to: 'fulfilled', by: ['provider'], held: kept },
  { from: 'cancelled', action: 'pay', to: 'refunding', by: ['provider'], held: none, accepted: accepts },
  { from: 'expired', action: 'reopen', to: 'awaitingPayment', by: ['provider'], held: [false, true] },
  { from: 'expired', action: 'pay', to: 'refunding', by: ['provider'], held: none, accepted: accepts },
  {
    from: 'refunding',
    action: 'acceptRefund',
    to: 'refunding',
    by: ['operator'],
    held: kept,
    accepted: accepts,
  },
  { from: 'refunding', action: 'refuseRefund', to: 'paid', by: ['operator'], held: kept },
  { from: 'refunding', action: 'refundPart', to: 'paid', by: ['operator'], held: kept },
  {
    from: 'refunding',
    action: 'refund',
    to: 'refunded',
    by: ['provider', 'operator'],
    held: [true, false],
    accepted,
    message: 'order.refunded',
  },
  { from: 'refunding', action: 'paySurplus', to: 'refunding', by: ['provider'], held: kept },
  { from: 'refunding', action: 'paySurplus', to: 'refunding', by: ['provider'], held: kept, accepted },
  { from: 'refunded', action: 'paySurplus', to: 'refunded', by: ['provider'], held: none, accepted },
]

const at = new Date('2026-11-23T04:00:00Z')

const orderIn = (from: From, isHeld: boolean, isRefundAccepted: boolean): OrderRow => ({
  number: 'C20261123406719285503',
  userId: 1,
  orgId: null,
  kind: 'class',
  productId: 7,
  product: { kind: 'class', id: 7, name: '训练营', summary: '', price: 100, includes: [], cancellation: [] },
  amount: 100,
  places: 10,
  refundTerms: { daysAfterPayment: 7 },
  fulfilAfter: null,
  termsVersion: '1',
  invoice: null,
  payBefore: at,
  createdAt: at,
  step: from === 'none' ? 0 : 4,
  state: from === 'none' ? 'created' : from,
  isHeld,
  isRefundAccepted,
  kept: 0,
  paidAt: null,
  paymentNumber: null,
  changedAt: at,
})

const noteOf = (actor: OrderActor) => ({ actor, at, by: '李', reason: '核实', paymentNumber: 'T1' })

describe('an order', () => {
  it.each(facts)(
    'that is $from is, after $action, $to, with a row of its history and what it brings',
    (fact) => {
      const { from, action, to, by, held, accepted: acceptedThen = none, message } = fact
      const order = orderIn(from, held[0], acceptedThen[0])
      for (const actor of by) {
        const taken = takeSteps(order, [action], noteOf(actor))
        const { at: _, ...step } = noteOf(actor)
        expect(taken?.steps).toEqual([
          {
            number: order.number,
            step: order.step + 1,
            action,
            state: to,
            isHeld: held[1],
            isRefundAccepted: acceptedThen[1],
            kept: 0,
            at,
            by: step.by,
            reason: step.reason,
            paymentNumber: step.paymentNumber,
          },
        ])
        expect(taken?.order).toMatchObject({
          state: to,
          isHeld: held[1],
          step: order.step + 1,
          changedAt: at,
        })
        const writes = taken ? writesOf(taken) : []
        expect(writes.filter(({ table }) => table === orderSteps)).toHaveLength(1)
        const messages = writes.filter(({ table }) => table === outboxMessages)
        expect(messages.map(({ row }) => row.type)).toEqual(message ? [message] : [])
      }
    },
  )

  it.each(facts)(
    'that is $from lets only $by take $action',
    ({ from, action, by, held, accepted: then = none }) => {
      const order = orderIn(from, held[0], then[0])
      for (const actor of orderActors.filter((one) => !by.includes(one)))
        expect([actor, takeSteps(order, [action], noteOf(actor))]).toEqual([actor, null])
    },
  )

  it('refuses every other action, whoever takes it', () => {
    for (const from of ['none', ...orderStates] as const)
      for (const action of orderActions)
        for (const isAccepted of [false, true]) {
          const isDeclared = facts.some(
            (fact) =>
              fact.from === from && fact.action === action && (fact.accepted?.[0] ?? false) === isAccepted,
          )
          // A refund is accepted while it is decided or later, and always once it is done.
          const isPossible = isAccepted ? from === 'refunding' || from === 'refunded' : from !== 'refunded'
          if (isDeclared || !isPossible) continue
          const order = orderIn(from, true, isAccepted)
          for (const actor of orderActors)
            expect([from, action, isAccepted, takeSteps(order, [action], noteOf(actor))]).toEqual([
              from,
              action,
              isAccepted,
              null,
            ])
        }
  })
})
