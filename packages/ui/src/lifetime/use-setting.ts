import { useRef } from 'react'
import { useIsomorphicLayoutEffect } from '../layout-effect/use-isomorphic-layout-effect'

/**
 * Sets what a prop says on something that outlives the component. A prop that is taken away sets undefined, once; one that was
 * never given sets nothing.
 *
 * @param set The same function for the same object.
 *
 * @example
 * const [setTitle] = useState(() => (title = 'Prices') => void Object.assign(document, { title }))
 * useSetting(setTitle, undefined)
 */
export const useSetting = <T>(set: (value: T | undefined) => void, value: T | undefined): void => {
  const isSet = useRef(false)
  useIsomorphicLayoutEffect(() => {
    if (value !== undefined || isSet.current) set(value)
    isSet.current = value !== undefined
  }, [set, value])
}
