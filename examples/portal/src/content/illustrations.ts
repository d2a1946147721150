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

/** The drawing that content names; a name nobody drew is a ship. */
export const illustrationOf = (name: string | null): ComponentType<IllustrationProps> =>
  illustrations[name ?? ''] ?? Ship
