import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A lighthouse on its island: signing in. */
export function Lighthouse(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <LighthouseShape paint={paint} />}</Illustration>
}

export function LighthouseShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.glow} stroke="none" d="M62 29l46-13v26Z" />
      <path stroke={paint.water} d="M6 89q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0" />
      <path fill={paint.paper} d="M47 72l3.5-38h10L64 72Z" />
      <path fill={paint.deep} d="M49.3 47h12.4l1 11H48.3Z" />
      <path fill={paint.accent} d="M50.5 24h10v10h-10Z" />
      <path d="M46 34h19M48 24h15M55.5 24v-8" />
      <path fill={paint.sand} d="M17 82c9-9 22-13 38.5-13S85 73 94 82Z" />
    </>
  )
}
