import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A shop with its awning: opening a store. */
export function Shop(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <ShopShape paint={paint} />}</Illustration>
}

export function ShopShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.paper} d="M26 46h68v38H26Z" />
      <path
        fill={paint.pale}
        stroke="none"
        d="M17.5 46 23 26h74l5.5 20a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0Z"
      />
      <path
        fill={paint.mid}
        stroke="none"
        d="M37.8 26h14.8l-1.1 20a8.5 8.5 0 0 1-17 0ZM67.4 26h14.8l3.3 20a8.5 8.5 0 0 1-17 0Z"
      />
      <path d="M17.5 46 23 26h74l5.5 20a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0Z" />
      <path fill={paint.pale} d="M35 62h22v12H35Z" />
      <path fill={paint.accent} d="M66 62h17v22H66Z" />
      <path d="M79 73.5h.01M8 84h104" />
    </>
  )
}
