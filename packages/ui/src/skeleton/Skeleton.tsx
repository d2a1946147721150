import { useMessages } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import css from './skeleton.css?inline'

/** What `Skeleton` takes; it has 3 lines unless told otherwise. */
export interface SkeletonProps {
  /** Lines of text to come. */
  lines?: number
  /** A picture, an avatar or an icon before them. */
  picture?: boolean
  /** Pixels of the finished content, so that nothing jumps. */
  height?: number
}

/**
 * A placeholder for content that is loading; it appears only after 200 ms.
 *
 * @example
 * <Skeleton lines={4} picture height={160} />
 */
export const Skeleton = ({ lines = 3, picture, height }: SkeletonProps) => {
  useStyles(css)
  const { loading } = useMessages()
  return (
    <div
      className="ch-skeleton"
      role="status"
      aria-label={loading}
      style={height ? { minHeight: height } : undefined}
    >
      {picture && <span className="ch-skeleton__picture" />}
      <span className="ch-skeleton__lines">
        {[...Array(lines).keys()].map((line) => (
          <span key={line} className="ch-skeleton__line" />
        ))}
      </span>
    </div>
  )
}
