import { importWithRetry } from '@chuhai/host-page'
import { useEffect, useRef, useState } from 'react'

/**
 * Fetches a part of a component when it is wanted, so that a closed field stays small. A fetch that fails is retried
 * once; then another truthy `wanted` fetches it again.
 *
 * @param load Has to be the same function at each render: define it outside of the component.
 * @param onFailed Resets what the part was wanted for.
 * @returns The part, or undefined until it is there.
 *
 * @example
 * const loadViewer = () => import('@chuhai/ui/image-viewer')
 * const viewer = usePart(loadViewer, true)
 */
export const usePart = <Part>(
  load: () => Promise<Part>,
  wanted: unknown,
  onFailed?: (error: unknown) => void,
): Part | undefined => {
  const [part, setPart] = useState<{ loaded: Part }>()
  const failed = useRef(onFailed)
  failed.current = onFailed
  const demand = part ? null : wanted || null
  useEffect(() => {
    let isCurrent = true
    if (demand)
      importWithRetry(load).then(
        (loaded) => isCurrent && setPart({ loaded }),
        (error: unknown) => {
          console.error(
            '[chuhai] A part of the page could not be fetched: check that all files of /widgets are served.',
          )
          if (isCurrent) failed.current?.(error)
        },
      )
    return () => {
      isCurrent = false
    }
  }, [demand, load])
  return part?.loaded
}
