import { type RefObject, useState } from 'react'
import { Button } from '../button/Button'
import { Icon } from '../icons/Icon'
import { iconImage } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { viewerMessages } from './messages'

interface ViewerPictureProps {
  src: string
  alt: string
  picture: RefObject<HTMLImageElement | null>
  transform: string
  isMoving: boolean
}

/** The picture, or that it is loading, or that it cannot be shown. */
export const ViewerPicture = ({ src, alt, picture, transform, isMoving }: ViewerPictureProps) => {
  const { broken, retry } = viewerMessages[useLocale()]
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading')
  const [attempt, setAttempt] = useState(0)
  if (state === 'broken')
    return (
      <div className="ch-viewer__broken" role="alert">
        <Icon path={iconImage} size={24} />
        <span>{broken}</span>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setState('loading')
            setAttempt(attempt + 1)
          }}
        >
          {retry}
        </Button>
      </div>
    )
  return (
    <>
      <img
        key={attempt}
        ref={picture}
        className="ch-viewer__picture"
        src={src}
        alt={alt}
        draggable={false}
        data-loading={state === 'loading' ? '' : undefined}
        data-moving={isMoving ? '' : undefined}
        style={{ transform }}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
      />
      {state === 'loading' && (
        <span className="ch-viewer__loading">
          <Spinner size={24} />
        </span>
      )}
    </>
  )
}
