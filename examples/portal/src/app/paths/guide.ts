/** Addresses of the site guide (specification 2.2, 2.10). */
export const guidePath = '/crossBorderSiteGuide'

/** Used as first-level id for the hot recommendations. */
export const hotTypeId = 'recommend'

export const exclusivePath = `${guidePath}/specialGuide`
export const subscriptionsPath = `${guidePath}/subscribeForMy`

export const exclusiveGuidePath = (navImageId: number): string => `${exclusivePath}?id=${navImageId}`

export const categoryPath = (firstTypeId: number | typeof hotTypeId, secondTypeId?: number): string =>
  `${guidePath}?firstTypeId=${firstTypeId}${secondTypeId ? `&secondTypeId=${secondTypeId}` : ''}`

export const sitePath = (id: number): string => `${guidePath}/detail?id=${id}`

export const searchPath = `${guidePath}/search`

export const wordPath = (word: string): string => `${searchPath}?${new URLSearchParams({ q: word })}`
