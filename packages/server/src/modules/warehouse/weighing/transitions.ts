import type { WeighingAction, WeighingActor, WeighingState } from '@chuhai/contract/logistics'
import type { OwnStep } from '../../tracking/follow'
import type { WarehouseNote } from './shipment-source'

export interface Transition {
  to: WeighingState
  /** Who may make it. */
  by: readonly WeighingActor[]
  /** What it is to the shipment, and to everybody who follows its parcels; nothing where it says nothing to them. */
  note?: WarehouseNote['action']
  tracked?: OwnStep
  /** Whether what was asked for is not asked for any more. */
  endsCharge?: true
  /** Whether what was paid for a difference goes back. */
  givesBack?: true
}

const operator = { by: ['operator'] } as const
const cleared = { to: 'cleared', note: 'release', tracked: 'cleared' } as const
const pay: Transition = { ...cleared, by: ['sender'] }
const waive: Transition = { ...cleared, ...operator, endsCharge: true }
const correct: Transition = { to: 'weighed', ...operator, endsCharge: true }
/** Nobody waits for the sender any more, until what is measured now says so. */
const correctHeld: Transition = { ...correct, note: 'release', tracked: 'received' }
const goBack: Transition = {
  to: 'returned',
  ...operator,
  note: 'return',
  tracked: 'returned',
  endsCharge: true,
  givesBack: true,
}

/** Every transition of the parcels of a shipment in a warehouse, who may make it, and what it is to others. */
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
