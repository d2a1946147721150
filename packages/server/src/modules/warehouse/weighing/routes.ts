import { getWeighing, listOpenDifferences } from '@chuhai/contract/logistics'
import { type Implementation, implement } from '../../../http/implement'
import { listOpenDifferences as listOpen, readWeighing } from './own'
import type { WeighingParts } from './parts'

/** What warehouses have measured, for who sends it. */
export const weighingRoutes = (parts: WeighingParts): readonly Implementation[] => [
  implement(getWeighing, ({ params }, call) => readWeighing(parts, params.number, call)),
  implement(listOpenDifferences, (_, call) => listOpen(parts, call)),
]
