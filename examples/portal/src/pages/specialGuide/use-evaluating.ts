import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useGuide } from '../../guide/guide'

const $no = atom(false)

/** Whether the evaluation stands open over the page. */
export const useEvaluating = (): boolean => useStore(useGuide().exclusive?.$isEvaluating ?? $no)
