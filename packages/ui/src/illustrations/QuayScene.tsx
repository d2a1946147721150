import { DepthChart } from '../charts/DepthChart'
import { quayChart } from '../charts/generated/quay'
import { CraneShape } from './Crane'
import { Lines } from './Illustration'
import { paints } from './paint'
import { ShipShape } from './Ship'
import { ShopShape } from './Shop'

const { light } = paints
// The container on the hook is the one orange part; door and cargo step back.
const calm = { ...light, accent: light.mid }

export interface QuaySceneProps {
  label?: string
  className?: string
}

/** From the shop over the quay onto the ship: the picture of the activities, 520×268. */
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
        <g transform="translate(35 88.8) scale(1.3)">
          <ShopShape paint={calm} />
        </g>
        <g transform="translate(197 88.8) scale(1.3)">
          <CraneShape paint={light} />
        </g>
        <g transform="translate(366 112) scale(1.3)">
          <ShipShape paint={calm} />
        </g>
        <path strokeWidth="2.275" d="M-2 198h359v72" />
      </Lines>
    </svg>
  )
}
