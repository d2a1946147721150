import { getEvaluationResult } from '@chuhai/contract/evaluation'
import { useQuery } from '@chuhai/core/react'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useApp } from '../../app/app'
import { useGuide } from '../guide'

const $false = atom(false)

/** Whether the dialog of the evaluation is open. */
export const useEvaluating = (): boolean => useStore(useGuide().exclusive?.$isEvaluating ?? $false)

/** The navImageId of the latest evaluation; null without one, undefined until that is known. */
export const useLatestGuide = (): number | null | undefined => {
  const { client } = useApp()
  const { state } = useQuery(client?.core.query(getEvaluationResult))
  return state.data?.navImageId
}
