import type { WeighingAction, WeighingActor, WeighingState } from '@chuhai/contract/logistics'
import type { OwnStep } from '../../tracking/follow'
import type { WarehouseNote } from './shipment-source'

export interface Transition {
  to: WeighingState
  /** Actors that may apply it. */
  by: readonly WeighingActor[]
  /** Events for the shipment, and for the tracking of its parcels; undefined for none. */
  note?: WarehouseNote['action']
  tracked?: OwnStep
  /** Whether it ends the open charge. */
  endsCharge?: true
  /** Whether it refunds paid differences. */
  givesBack?: true
}

const operator = { by: ['operator'] } as const
const cleared = { to: 'cleared', note: 'release', tracked: 'cleared' } as const
const pay: Transition = { ...cleared, by: ['sender'] }
const waive: Transition = { ...cleared, ...operator, endsCharge: true }
const correct: Transition = { to: 'weighed', ...operator, endsCharge: true }
/** Ends the wait for the sender until the new measures are settled. */
const correctHeld: Transition = { ...correct, note: 'release', tracked: 'received' }
const goBack: Transition = {
  to: 'returned',
  ...operator,
  note: 'return',
  tracked: 'returned',
  endsCharge: true,
  givesBack: true,
}

/** Every transition of the parcels of a shipment in a warehouse, with its actors and effects. */
export const transitions: Record<WeighingState | 'none', Partial<Record<WeighingAction, Transition>>> = {
  none: { receive: { to: 'weighed', ...operator, note: 'receive' } },
  weighed: {
    receive: { to: 'weighed', ...operator },
    correct,
    settle: { to: 'cleared', ...operator },
    ask: { to: 'held', ...operator, note: 'hold', tracked: 'held' },
    return: goBack,
  },
  held: { pay, waive, correct: correctHeld, return: goBack, lapse: { to: 'overdue', by: ['time'] } },
  // It can still be paid, until an operator sends the parcels back.
  overdue: { pay, waive, correct: correctHeld, return: goBack },
  cleared: {
    correct,
    forward: { to: 'forwarded', ...operator, note: 'send', tracked: 'forwarded' },
    return: goBack,
  },
  forwarded: {},
  returned: {},
}
