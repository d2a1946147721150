import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A cup: signed up, and won. */
export function Trophy(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <TrophyShape paint={paint} />}</Illustration>
}

export function TrophyShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path d="M40 23H26v6c0 9.5 5.5 15 14 15M80 23h14v6c0 9.5-5.5 15-14 15" />
      <path fill={paint.glow} stroke="none" d="M40 16h40v25a20 20 0 0 1-40 0Z" />
      <path fill={paint.accent} stroke="none" d="M54 16h12v44a20 20 0 0 1-12 0Z" />
      <path d="M40 16h40v25a20 20 0 0 1-40 0ZM60 61v7" />
      <path fill={paint.pale} d="M52 76c.8-5 3.7-8 8-8s7.2 3 8 8Z" />
      <path fill={paint.deep} d="M42 76h36v10H42Z" />
      <path d="M34 86h52" />
    </>
  )
}
