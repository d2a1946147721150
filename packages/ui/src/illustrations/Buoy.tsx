import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A buoy that calls: something could not be loaded. */
export function Buoy(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <BuoyShape paint={paint} />}</Illustration>
}

export function BuoyShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path
        stroke={paint.water}
        d="M10 83q4.17-4 8.33 0t8.34 0 8.33 0 8.33 0 8.34 0 8.33 0 8.33 0 8.34 0 8.33 0 8.33 0 8.34 0 8.33 0M31 91q4.15-4 8.3 0t8.3 0 8.3 0 8.3 0 8.3 0 8.3 0 8.3 0"
      />
      <path fill={paint.accent} d="M55.5 26h9L73 63H47Z" />
      <path fill={paint.paper} d="M51 45.5h18l2.3 10H48.7Z" />
      <path fill={paint.glow} d="M55.5 15.5h9V26h-9Z" />
      <path d="M52 26h16M60 15.5V8M42 18.5c-4 2.5-6.5 6-7 10.5M78 18.5c4 2.5 6.5 6 7 10.5" />
      <path fill={paint.deep} d="M34 63h52l-6.5 14h-39Z" />
    </>
  )
}
