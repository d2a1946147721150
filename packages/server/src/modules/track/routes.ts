import { recordPageEvent, recordPageFault, recordPageView } from '@chuhai/contract/track'
import { implement } from '../../http/implement'
import type { Logger } from '../../process/log'
import { createFaultLog } from './fault-log'
import { savePageEvent, savePageView } from './service'

export const trackRoutes = (log: Logger) => {
  const logFault = createFaultLog(log)
  return [
    implement(recordPageView, ({ body }, call) => savePageView(body, call)),
    implement(recordPageEvent, ({ body }, call) => savePageEvent(body, call)),
    implement(recordPageFault, async ({ body }, { sender, now }) => {
      await logFault(body, sender, now)
      return null
    }),
  ]
}
