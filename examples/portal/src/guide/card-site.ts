import type { GuideSite } from '@chuhai/contract/guide'

/** What a card shows of a site. */
export type CardSite = Omit<GuideSite, 'region' | 'tags' | 'isSubscribed'>

export const cardSiteOf = ({ region, tags, isSubscribed, ...site }: GuideSite): CardSite => site
