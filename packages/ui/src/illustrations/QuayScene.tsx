import { DepthChart } from '../charts/DepthChart'
import { quayChart } from '../charts/seas/quay'
import { illustration, Lines } from './Illustration'
import { type Paint, paints } from './paint'

export const drawShop = (paint: Paint) => (
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

/** A shop with its awning: opening a store. */
export const Shop = illustration(drawShop)

export const drawCrane = (paint: Paint) => (
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

/** A quay crane lifting a container: supply chain and warehouses. */
export const Crane = illustration(drawCrane)

export const drawShip = (paint: Paint) => (
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

/** A loaded ship: logistics and everything under way. */
export const Ship = illustration(drawShip)

const { light } = paints
// The container on the hook is the one orange part; door and cargo step back.
const calm = { ...light, accent: light.mid }

/** What `QuayScene` takes; without a label it is decoration. */
export interface QuaySceneProps {
  /** Read aloud; without it the picture is decoration. */
  label?: string
  /** Class of the `svg`. */
  className?: string
}

/**
 * From the shop over the quay onto the ship: the picture of the activities, 520×268.
 *
 * @example
 * <QuayScene label="货物从店铺到船上" />
 */
export function QuayScene({ label, className }: QuaySceneProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 520 268"
      width="100%"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path fill="#F4F8FC" d="M0 0h520v268H0Z" />
      <DepthChart chart={quayChart} tone="light" />
      <path fill="#F3EAD8" d="M0 198h357v70H0Z" />
      <Lines color={light.line}>
        <g transform="translate(35 88.8) scale(1.3)">{drawShop(calm)}</g>
        <g transform="translate(197 88.8) scale(1.3)">{drawCrane(light)}</g>
        <g transform="translate(366 112) scale(1.3)">{drawShip(calm)}</g>
        <path strokeWidth="2.275" d="M-2 198h359v72" />
      </Lines>
    </svg>
  )
}
