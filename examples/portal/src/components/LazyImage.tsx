import { imageAttempts, imagePreloadWindows, imageThrottleMs } from '@chuhai/contract/constants'
import { useIsHydrated } from '@chuhai/ui'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useIsNear } from '../app/rendering'

const distance = { rootMargin: `${Math.round((imagePreloadWindows - 1) * 100)}%`, delay: imageThrottleMs }

type LazyImageProps = ComponentProps<'img'> & { src: string; alt: string }

const next = (attempt: number): number => Math.min(attempt + 1, imageAttempts)

/**
 * An image that is loaded when it comes near the window, and once more after a failure (specification, section 9). The
 * browser itself defers those of the server's document, which are shown without JavaScript too.
 */
export const LazyImage = ({ src, alt, ...image }: LazyImageProps) => {
  const element = useRef<HTMLImageElement>(null)
  const isHydrated = useIsHydrated()
  const [isOfDocument] = useState(!isHydrated)
  const isNear = useIsNear(element, distance)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    // An image of the document may have failed before there was anyone to notice.
    const { complete, naturalWidth, currentSrc } = element.current ?? {}
    if (isOfDocument && complete && currentSrc && naturalWidth === 0) setAttempt(next)
  }, [isOfDocument])
  return (
    <img
      {...image}
      key={attempt}
      ref={element}
      alt={alt}
      loading="lazy"
      src={isOfDocument || isNear ? src : undefined}
      onError={() => setAttempt(next)}
    />
  )
}
