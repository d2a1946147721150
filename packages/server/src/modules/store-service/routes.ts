import { chooseStoreService, getStoreHelp } from '@chuhai/contract/store'
import { type Implementation, implement } from '../../http/implement'
import type { StageOf } from './choices'
import { chooseService, readHelp } from './service'

/** The help that applicants choose; how far their stores are is known by the module of openings. */
export const storeServiceRoutes = (stageOf: StageOf): readonly Implementation[] => [
  implement(getStoreHelp, ({ query }, call) => readHelp(stageOf, query.subject, call)),
  implement(chooseStoreService, ({ body }, call) => chooseService(stageOf, body, call)),
]
