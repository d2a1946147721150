/** The place of a provider, a tab of the personal centre. */
export const providerPath = '/user/?tab=provider'

/** The calendar of absence. */
export const absencesPath = `${providerPath}&view=absences`

/** A service of one's own, to be written. */
export const ownOfferPath = (id: string): string => `${providerPath}&number=${id}`

/** A service as buyers see it. */
export const servicePath = (id: number): string => `/serviceMarket/detail?id=${id}`

/** A provider in the directory. */
export const directoryPath = (id: number): string => `/serviceProvider/detail?id=${id}`
