import { createConsultation } from './consultation/endpoints'
import type { EndpointShape } from './endpoint'
import { getHome } from './home'
import { getLivingInfo, listLiveBroadcasts } from './live'
import { getPage, searchPages } from './page'
import { listRecommendedPlatforms } from './platform'
import { getServiceContact } from './site'
import { recordPageView } from './track'
import { getUserInfo } from './user'

/** Every call there is: the API document is made from this list, and a test holds it against the server's handlers. */
export const endpoints: readonly EndpointShape[] = [
  createConsultation,
  listLiveBroadcasts,
  getLivingInfo,
  listRecommendedPlatforms,
  recordPageView,
  getUserInfo,
  getServiceContact,
  getHome,
  searchPages,
  getPage,
]
