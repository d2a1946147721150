import type { Home } from '@chuhai/contract/home'
import type { LivingInfo } from '@chuhai/contract/live'

export interface HomeData {
  home: Home
  living: LivingInfo | null
}
