import { dialogCloseEventDelayMs } from '@chuhai/contract/constants'
import { useEffect, useRef } from 'react'
import { useLatest } from './use-latest'

/** Tells that a dialog was closed, 300 ms after it was hidden (specification, sections 4 and 9). */
export const useClosed = (isOpen: boolean, onClosed: (() => void) | undefined): void => {
  const latest = useLatest(onClosed)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true
      return
    }
    if (!wasOpen.current) return
    const timer = setTimeout(() => {
      wasOpen.current = false
      latest.current?.()
    }, dialogCloseEventDelayMs)
    return () => clearTimeout(timer)
  }, [isOpen, latest])
}
