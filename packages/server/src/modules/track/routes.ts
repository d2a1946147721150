import { recordPageView } from '@chuhai/contract/track'
import { implement } from '../../http/implement'
import { savePageView } from './service'

export const trackRoutes = [implement(recordPageView, ({ body }, call) => savePageView(body, call))]
