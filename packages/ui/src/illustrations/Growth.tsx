import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** Bars that rise: advertising and figures. */
export function Growth(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <GrowthShape paint={paint} />}</Illustration>
}

export function GrowthShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.paper} stroke="none" d="M20 11h86v72H20Z" />
      <path fill={paint.mid} d="M30 60h11v23H30ZM48 48h11v35H48Z" />
      <path fill={paint.pale} d="M66 54h11v29H66Z" />
      <path fill={paint.accent} d="M84 34h11v49H84Z" />
      <path d="M20 11v72h88M28 46l20-13 18 8 26.5-23M84.5 18h8v8" />
    </>
  )
}
