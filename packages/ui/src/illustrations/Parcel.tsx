import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A taped parcel: nothing found, and everything in boxes. */
export function Parcel(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <ParcelShape paint={paint} />}</Illustration>
}

export function ParcelShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.paper} d="M25 31l35 16v40L25 70Z" />
      <path fill={paint.pale} d="M95 31 60 47v40l35-17Z" />
      <path fill={paint.mid} d="M60 15l35 16-35 16-35-16Z" />
      <path fill={paint.accent} d="M38.3 24.9l8.4-3.8 35 16V49l-8.4 3.9V40.9Z" />
      <path d="M73.3 40.9l8.4-3.8M33 62l10 4.7" />
    </>
  )
}
