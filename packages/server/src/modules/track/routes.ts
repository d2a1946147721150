import { recordPageEvent, recordPageView } from '@chuhai/contract/track'
import { implement } from '../../http/implement'
import { savePageEvent, savePageView } from './service'

export const trackRoutes = [
  implement(recordPageView, ({ body }, call) => savePageView(body, call)),
  implement(recordPageEvent, ({ body }, call) => savePageEvent(body, call)),
]
