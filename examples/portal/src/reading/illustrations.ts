import {
  Buoy,
  Crane,
  Growth,
  type IllustrationProps,
  Lighthouse,
  Parcel,
  Podium,
  Screen,
  Seal,
  Ship,
  Shop,
  Trophy,
} from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'

const illustrations: Record<string, ComponentType<IllustrationProps>> = {
  buoy: Buoy,
  crane: Crane,
  growth: Growth,
  lighthouse: Lighthouse,
  parcel: Parcel,
  podium: Podium,
  screen: Screen,
  seal: Seal,
  ship: Ship,
  shop: Shop,
  trophy: Trophy,
}

/** Returns the illustration that content names; a ship for unknown names. */
export const illustrationOf = (name: string | null): ComponentType<IllustrationProps> =>
  illustrations[name ?? ''] ?? Ship
