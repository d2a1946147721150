import type { Db } from '../database/db'
import { failureOf } from '../jobs/failure'
import { createRepeat } from '../jobs/repeat'
import type { Logger } from '../process/log'
import { type Circumstances, readCircumstances } from './circumstances'
import { claimDeliveries, type Delivery, type Outcome, sendLimitMs, settle, tryAgain } from './claims'
import type { MessageKind } from './kind'
import { type PlanOptions, planDelivery, type Ready } from './plan'
import type { Way } from './way'

const pollMs = 1000

interface DispatchOptions extends PlanOptions {
  db: Db
  log: Logger
  kinds: readonly MessageKind[]
  ways: readonly Way[]
  clock?: () => Date
}

/**
 * Sends messages by the ways out of the portal. A delivery is claimed before it is sent and settled after it, so that it is sent
 * again, under the same id, where a process was killed in between; instances share the work.
 */
export const createDispatch = ({
  db,
  log,
  kinds,
  ways,
  clock = () => new Date(),
  ...plan
}: DispatchOptions) => {
  const sending = new AbortController()
  const kindOf = new Map(kinds.map((kind) => [kind.key as string, kind]))
  const wayOf = new Map(ways.map((way) => [way.key, way]))
  const sendable = { kinds: [...kindOf.keys()], ways: [...wayOf.keys()] }

  /** Who it is for, and what it says, is in no log. */
  const about = ({ id, kind, way, attempts }: Delivery) => ({ deliveryId: id, kind, way, attempts })

  const send = async (way: Way, delivery: Delivery, { to, message }: Ready): Promise<Outcome> => {
    const signal = AbortSignal.any([sending.signal, AbortSignal.timeout(sendLimitMs)])
    try {
      const outcome = await way.send(to, message, signal)
      if (outcome.state === 'refused')
        log.warn({ ...about(delivery), reason: outcome.reason }, 'message refused')
      return outcome
    } catch (error) {
      const reason = failureOf(error)
      log.warn({ ...about(delivery), reason }, 'message not sent, will be tried again')
      return tryAgain(delivery, reason, clock())
    }
  }

  const deliver = async (delivery: Delivery, circumstances: Circumstances): Promise<void> => {
    const [kind, way] = [kindOf.get(delivery.kind), wayOf.get(delivery.way)]
    if (!kind || !way) return
    const planned = planDelivery(kind, delivery, circumstances, plan, clock())
    const outcome = planned.state === 'ready' ? await send(way, delivery, planned) : planned
    await settle(db, delivery, outcome, clock())
  }

  /** Sends what is due once; resolves with how many deliveries were looked at. */
  const dispatchDue = async (): Promise<number> => {
    const deliveries = await claimDeliveries(db, sendable, clock())
    const read = await readCircumstances(db, deliveries, clock())
    await Promise.all(read.map(([delivery, circumstances]) => deliver(delivery, circumstances)))
    return deliveries.length
  }

  const dispatching = createRepeat(async () => (await dispatchDue()) > 0, {
    everyMs: pollMs,
    onError: (err) => log.warn({ err }, 'messages could not be sent, will be tried again'),
  })

  return {
    dispatchDue,
    start: dispatching.start,
    /** Claims no more deliveries and waits at most `limitMs` for those in flight; the rest are sent after the next start. */
    async stop(limitMs: number) {
      const limit = setTimeout(() => sending.abort(), limitMs)
      await dispatching.stop()
      clearTimeout(limit)
    },
  }
}
