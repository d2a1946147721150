import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A certificate with its seal: trademarks, patents and papers. */
export function Seal(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <SealShape paint={paint} />}</Illustration>
}

export function SealShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.paper} d="M32 11h44l15 15v59H32Z" />
      <path fill={paint.pale} d="M76 11v15h15Z" />
      <path d="M42 29h22M42 40h36M42 51h16M42 62h13" />
      <path fill={paint.mid} d="M69.5 70v20l7-4.5 7 4.5V70Z" />
      <circle fill={paint.accent} cx="76.5" cy="64" r="12.5" />
      <path stroke="#FFFFFF" d="M71 64.3l3.9 3.8 6.8-7.4" />
    </>
  )
}
