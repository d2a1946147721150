import { activities } from './activity'
import { articles } from './article'
import { clientCases } from './client-case'
import { makerSpaces } from './maker-space'
import type { PublicationType } from './publication-type'
import { serviceProviders } from './service-provider'
import { storeApps } from './store-app'
import { trademarkPatents } from './trademark-patent'
import { videos } from './video'

export * from './activity'
export { type AppOffer, validOffer } from './app-offer'
export * from './article'
export * from './client-case'
export * from './maker-space'
export * from './publication-type'
export * from './service-provider'
export * from './store-app'
export * from './trademark-patent'
export * from './video'

/** Every type of publication. */
export const publicationTypes: readonly PublicationType[] = [
  articles,
  activities,
  clientCases,
  makerSpaces,
  serviceProviders,
  storeApps,
  trademarkPatents,
  videos,
]
