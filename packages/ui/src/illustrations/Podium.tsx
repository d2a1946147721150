import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A speaker beside a screen: courses and live broadcasts. */
export function Podium(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <PodiumShape paint={paint} />}</Illustration>
}

export function PodiumShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.pale} d="M13 16h66v44H13Z" />
      <path fill={paint.accent} d="M40 29v18l16-9Z" />
      <path d="M21 69h36M21 77h25" />
      <circle fill={paint.sand} cx="95" cy="49" r="9" />
      <path fill={paint.deep} d="M78 86V80a17 17 0 0 1 34 0V86Z" />
      <path d="M7 86h108" />
    </>
  )
}
