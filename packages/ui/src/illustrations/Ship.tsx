import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A loaded ship: logistics and everything under way. */
export function Ship(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <ShipShape paint={paint} />}</Illustration>
}

export function ShipShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path stroke={paint.water} d="M6 89q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0" />
      <path fill={paint.pale} d="M28 51h14.5v14H28ZM57 51h14.5v14H57ZM49.75 37h14.5v14h-14.5Z" />
      <path fill={paint.mid} d="M42.5 51H57v14H42.5Z" />
      <path fill={paint.accent} d="M35.25 37h14.5v14h-14.5Z" />
      <path fill={paint.paper} d="M82 41h16v24H82Z" />
      <path d="M86 48h8M86 54h8M90 41V30" />
      <path fill={paint.deep} d="M14 65h96l-9 17H25Z" />
    </>
  )
}
