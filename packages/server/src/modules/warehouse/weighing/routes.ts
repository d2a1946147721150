import { getWeighing } from '@chuhai/contract/logistics'
import { type Implementation, implement } from '../../../http/implement'
import { readWeighing } from './own'
import type { WeighingParts } from './parts'

/** What warehouses have measured, for who sends it. */
export const weighingRoutes = (parts: WeighingParts): readonly Implementation[] => [
  implement(getWeighing, ({ params }, call) => readWeighing(parts, params.number, call)),
]
