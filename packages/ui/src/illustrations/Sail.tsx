import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A small boat under sail: nothing here yet, and nothing lost. */
export function Sail(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <SailShape paint={paint} />}</Illustration>
}

export function SailShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path stroke={paint.water} d="M19 75h82M6 89q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0" />
      <path fill={paint.paper} d="M31 67h58c-2.5 9-8 14.5-17 14.5H48c-9 0-14.5-5.5-17-14.5Z" />
      <path fill={paint.pale} d="M60 19c12 9 19.5 26 21 43H60ZM55.5 25C48.5 37 44.5 49 43 62h12.5Z" />
      <path d="M60 11v56" />
      <circle fill={paint.accent} stroke="none" cx="97" cy="21" r="7" />
    </>
  )
}
