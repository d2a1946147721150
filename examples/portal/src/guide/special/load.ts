import type { ExclusiveGuide } from '@chuhai/contract/evaluation'
import { calls } from '../../app/calls'
import type { Place, Read } from '../../app/page'
import { hasRecordId } from '../../app/row'

export type SpecialGuideData =
  /** Without an id: the guide of the latest evaluation; null where there is none. */
  | { kind: 'own'; navImageId: number | null }
  | { kind: 'guide'; guide: ExclusiveGuide }
  /** Not this visitor's guide, or no guide. */
  | { kind: 'unknown' }

/** Loads a guide by its id, or the id of the visitor's latest one (specification 2.10). */
export const loadSpecialGuide = async (place: Place & { read: Read }): Promise<SpecialGuideData> => {
  const { read, query } = place
  const { getEvaluationResult, getExclusiveGuide } = await calls.evaluation()
  if (!query.id) {
    const { navImageId } = await read(getEvaluationResult)
    return { kind: 'own', navImageId }
  }
  if (!hasRecordId(place)) return { kind: 'unknown' }
  try {
    return { kind: 'guide', guide: await read(getExclusiveGuide, { params: { id: query.id } }) }
  } catch (error) {
    if ((error as { httpStatus?: number }).httpStatus === 404) return { kind: 'unknown' }
    throw error
  }
}
