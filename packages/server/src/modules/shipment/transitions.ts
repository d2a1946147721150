import type { ShipmentAction, ShipmentActor, ShipmentState } from '@chuhai/contract/logistics'

export interface Transition {
  to: ShipmentState
  /** Actors that may apply it. */
  by: readonly ShipmentActor[]
  /** Whether new labels are made, or the valid ones voided. */
  labels?: 'made' | 'voided'
  /** Condition: no detail of the label is missing. */
  needs?: 'complete'
  /** Whether the freight is refunded. */
  refunds?: true
}

const bySender = ['sender'] as const
const byHand = ['sender', 'operator'] as const
const byCarriage = ['warehouse', 'carrier'] as const

const cancel: Transition = { to: 'cancelled', by: byHand, refunds: true }
/** Returned by its carrier, without a refund. */
const comeBack: Transition = { to: 'returned', by: ['carrier'] }
/** Returned by a warehouse before a carrier had it: the freight is refunded in full. */
const giveBack: Transition = { to: 'returned', by: ['warehouse'], labels: 'voided', refunds: true }

/** Every transition of a shipment, by state and action, with its actors and effects. */
export const transitions: Record<ShipmentState | 'none', Partial<Record<ShipmentAction, Transition>>> = {
  none: { create: { to: 'draft', by: bySender } },
  draft: {
    save: { to: 'draft', by: bySender },
    requote: { to: 'draft', by: bySender },
    discard: { to: 'discarded', by: bySender },
    // Applied for a payment, by the job that sees it or with the next page of the sender.
    pay: { to: 'labelled', by: ['time'], labels: 'made' },
  },
  labelled: {
    voidLabel: { to: 'voided', by: byHand, labels: 'voided' },
    cancel: { ...cancel, labels: 'voided' },
    receive: { to: 'received', by: ['warehouse'] },
    // Collected by the carrier itself.
    send: { to: 'sent', by: ['carrier'] },
  },
  voided: {
    save: { to: 'voided', by: bySender },
    relabel: { to: 'labelled', by: bySender, labels: 'made', needs: 'complete' },
    cancel,
  },
  received: {
    hold: { to: 'held', by: ['warehouse'] },
    send: { to: 'sent', by: byCarriage },
    return: giveBack,
  },
  held: {
    release: { to: 'received', by: ['warehouse'] },
    return: giveBack,
  },
  sent: {
    deliver: { to: 'delivered', by: ['carrier'] },
    return: comeBack,
  },
  // A delivered parcel can only come back.
  delivered: { return: comeBack },
  returned: {},
  cancelled: {},
  discarded: {},
}

/** The states in which a label can be printed. */
export const labelledStates: readonly ShipmentState[] = ['labelled', 'received', 'held']

/**
 * The states in which a carrier has parcels or will have them; `sent` covers a parcel that was handed over before the carrier has answered.
 */
export const carriedStates: readonly ShipmentState[] = [...labelledStates, 'sent']

/** The states that end a shipment for its order. */
export const endStates: readonly ShipmentState[] = ['delivered', 'returned', 'cancelled', 'discarded']
