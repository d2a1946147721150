import type { MessageKind } from '../messages/kind'
import { orderPaid } from './order/messages'

/** Every kind of message, from the modules that have something to say. */
export const messageKinds: readonly MessageKind[] = [orderPaid]
