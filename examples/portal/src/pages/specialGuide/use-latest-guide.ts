import { getEvaluationResult } from '@chuhai/contract/evaluation'
import { useApp } from '../../app/app'
import { useQuery } from '../../app/use-query'

/** The navImageId of the latest evaluation; null without one, undefined until that is known. */
export const useLatestGuide = (): number | null | undefined => {
  const { client } = useApp()
  const { state } = useQuery(client?.core.query(getEvaluationResult))
  return state.data?.navImageId
}
