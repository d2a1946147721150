import type { Banner } from '@chuhai/contract/banner'
import type { CardSite } from '../../guide/card-site'

/** Sites of a list, as far as they are here; `total` is how many there are. */
export interface SiteList {
  list: CardSite[]
  total: number
}

export interface GuideHomeData {
  /** All sites, or those of the category of the address; null when they could not be loaded. */
  sites: SiteList | null
  hot: CardSite[]
  /** 大家在找 */
  popular: string[]
  banners: Banner[]
}
