import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A quay crane lifting a container: supply chain and warehouses. */
export function Crane(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <CraneShape paint={paint} />}</Illustration>
}

export function CraneShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.paper} d="M18 16h12v68H18Z" />
      <path d="M18 30l12-14M18 44l12-14M13 16h90" />
      <path fill={paint.mid} d="M93 16h8v10h-8Z" />
      <path fill={paint.pale} d="M57 16h12v5H57Z" />
      <path d="M63 21v7M51 39l12-11 12 11" />
      <path fill={paint.accent} d="M50 39h26v15H50Z" />
      <path d="M58.7 39v15M67.3 39v15" />
      <path fill={paint.pale} d="M40 69h24v15H40Z" />
      <path fill={paint.mid} d="M64 69h24v15H64Z" />
      <path d="M48 69v15M56 69v15M72 69v15M80 69v15M8 84h104" />
    </>
  )
}
