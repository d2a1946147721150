import { type RefObject, useEffect, useState } from 'react'
import { createImeGuard, type ImeGuard } from './ime-guard'

/** A guard that watches the element of `ref` while it is mounted. */
export const useImeGuard = (ref: RefObject<HTMLElement | null>): ImeGuard => {
  const [guard] = useState(() => createImeGuard())
  useEffect(() => (ref.current ? guard.watch(ref.current) : undefined), [guard, ref])
  return guard
}
