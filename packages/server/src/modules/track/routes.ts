import { recordPageEvent, recordPageFault, recordPageView } from '@chuhai/contract/track'
import type { Call } from '../../http/context'
import { implement } from '../../http/implement'
import type { Limiter, LimitGroup } from '../../limits/create-limiter'
import type { Logger } from '../../process/log'
import { createFaultLog } from './faults'
import { savePageEvent, savePageView } from './service'

export const trackRoutes = (log: Logger, limiter: Limiter) => {
  const logFault = createFaultLog(log)
  /** What is too much of a sender is answered alike and left out: a page has no use for a refusal. */
  const hasRoom = async (group: LimitGroup, { sender }: Call, name = ''): Promise<boolean> =>
    (await limiter.count(group, sender, name)) === null
  return [
    implement(recordPageView, async ({ body }, call) =>
      (await hasRoom('tracks', call, 'view')) ? savePageView(body, call) : null,
    ),
    implement(recordPageEvent, async ({ body }, call) =>
      (await hasRoom('tracks', call, 'event')) ? savePageEvent(body, call) : null,
    ),
    implement(recordPageFault, async ({ body }, call) => {
      if (await hasRoom('faults', call)) logFault(body, call.now)
      return null
    }),
  ]
}
