/** Addresses of the service market (specification 2.1, 2.2). */
export const marketPath = '/serviceMarket'

/** The page of a service. */
export const servicePath = (id: number): string => `${marketPath}/detail?id=${id}`

/** Where package, number and options are put together. */
export const buyPath = (id: number, packageKey: string): string =>
  `${marketPath}/order?id=${id}&package=${encodeURIComponent(packageKey)}`

/** The page of a provider in the directory. */
export const providerPath = (id: number): string => `/serviceProvider/detail?id=${id}`

/** What the visitor's organisation offers, a tab of the personal centre. */
export const ownOffersPath = '/user/?tab=provider'

/** A service of one's own, to be written. */
export const ownOfferPath = (id: string): string => `${ownOffersPath}&number=${id}`

/** When the provider is away. */
export const absencesPath = `${ownOffersPath}&view=absences`
