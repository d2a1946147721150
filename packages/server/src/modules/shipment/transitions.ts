import type { ShipmentAction, ShipmentActor, ShipmentState } from '@chuhai/contract/logistics'

export interface Transition {
  to: ShipmentState
  /** Who may make it. */
  by: readonly ShipmentActor[]
  /** What becomes of the labels: new ones are made, or those that count are voided. */
  labels?: 'made' | 'voided'
  /** What must hold: nothing is missing for the label. */
  needs?: 'complete'
  /** Whether the freight goes back. */
  refunds?: true
}

const bySender = ['sender'] as const
const byHand = ['sender', 'operator'] as const
const byCarriage = ['warehouse', 'carrier'] as const

const cancel: Transition = { to: 'cancelled', by: byHand, refunds: true }
/** It comes back from its carrier, which has carried it. */
const comeBack: Transition = { to: 'returned', by: ['carrier'] }
/** A warehouse gives back what no carrier has had: nothing of the freight is kept. */
const giveBack: Transition = { to: 'returned', by: ['warehouse'], labels: 'voided', refunds: true }

/** Every transition of a shipment: from which state, by which action, to which one, who may make it, and what it does. */
export const transitions: Record<ShipmentState | 'none', Partial<Record<ShipmentAction, Transition>>> = {
  none: { create: { to: 'draft', by: bySender } },
  draft: {
    save: { to: 'draft', by: bySender },
    requote: { to: 'draft', by: bySender },
    discard: { to: 'discarded', by: bySender },
    // The payment does, in the job that sees it or with the next page of the sender.
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
  // What was delivered may come back, and nothing else happens to it.
  delivered: { return: comeBack },
  returned: {},
  cancelled: {},
  discarded: {},
}

/** The states in which a label can be printed. */
export const labelledStates: readonly ShipmentState[] = ['labelled', 'received', 'held']

/** The states in which a carrier has parcels, or will: one that was handed over before the carrier has answered is booked, too. */
export const carriedStates: readonly ShipmentState[] = [...labelledStates, 'sent']

/** The states that end a shipment, as far as its money goes. */
export const endStates: readonly ShipmentState[] = ['delivered', 'returned', 'cancelled', 'discarded']
