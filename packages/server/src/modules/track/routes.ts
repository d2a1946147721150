import { recordPageEvent, recordPageFault, recordPageView } from '@chuhai/contract/track'
import { implement } from '../../http/implement'
import type { Logger } from '../../process/log'
import { savePageEvent, savePageView } from './service'

export const trackRoutes = (log: Logger) => [
  implement(recordPageView, ({ body }, call) => savePageView(body, call)),
  implement(recordPageEvent, ({ body }, call) => savePageEvent(body, call)),
  implement(recordPageFault, async ({ body }) => {
    log.error({ page: body }, 'a page could not be rendered')
    return null
  }),
]
