import { homeBannerStickyPx } from '@chuhai/contract/constants'
import { useEffect, useState } from 'react'

/** Whether the page has been scrolled by more than 100 px. */
export const useStuck = (): boolean => {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    const update = () => setStuck(window.scrollY > homeBannerStickyPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return isStuck
}
